/** The values of the SDK. */

export const PushType = Object.freeze({ APNS: "apns", VoIP: "voip" });

export const ErrorCode = Object.freeze({
  Unknown: 0,
  NotInitialize: 1,
  UserInvalid: 2,
  PermissionDenied: 3,
  SystemFailed: 4,
  TokenInvalid: 5,
  AlreadyInProgress: 6,
  ParameterInvalid: 7,
});

export const HttpErrorCode = Object.freeze({
  NetworkNotAvailable: 100,
  RequestFailed: 101,
  RequestTimeout: 102,
  ResponseInvalid: 105,
});

export class PushError extends Error {
  constructor(domain, code) {
    super(`${domain} ${code}`);
    this.domain = domain;
    this.code = code;
  }
}

export const pushError = (code) => new PushError("com.toast.push", code);
export const httpError = (code) => new PushError("com.toast.http", code);
