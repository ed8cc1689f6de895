/**
 * The token part of the SDK in its delegate generation: one registration for all push types of the configuration, whose
 * outcomes the delegate is told, type by type.
 *
 * It works on promises, and puts a few things off by timers of its own, as an SDK does that saves its state in between.
 */

import { ErrorCode, HttpErrorCode, httpError, pushError, PushType } from "./toast_push_types.mjs";

/** How long the SDK gathers before it talks to the server, in milliseconds. */
const GATHERING = 1;

export class ToastPush {
  #platform;
  #storage;
  #userID = null;
  #configuration = null;
  #delegate = null;
  /** The types whose token was registered since the launch. */
  #registered = new Set();
  /** The types of which something is under way that changes what is registered: one thing at a time for each. */
  #busy = new Set();

  /** The process starts; `storage` is a Map that outlives it. */
  constructor(platform, storage) {
    this.#platform = platform;
    this.#storage = storage;
  }

  // MARK: What the app calls

  /** Sets the id of the user who has logged in; null logs out, and leaves what is registered as it is. */
  setUserID(userID) {
    this.#userID = userID;
  }

  /** Initialises, and sets the delegate where one is given, be it null. */
  initWithConfiguration(configuration, delegate) {
    this.#configuration = configuration;
    if (delegate !== undefined) this.#delegate = delegate;
  }

  setDelegate(delegate) {
    this.#delegate = delegate;
  }

  /** Registers a token of each configured type. */
  async registerWithAgreement(agreement) {
    const fail = (type, error) => this.#delegate?.didFailToRegisterForType(type, error);
    const done = (type, token) => this.#delegate?.didRegisterWithDeviceToken(token, type);
    const userID = this.#userID;
    await this.#forEachType(done, fail, (type) => this.#register(type, agreement, userID), { needsUser: true });
  }

  /** Takes back the tokens of the configured types; that there is none is a success. */
  async unregisterToken() {
    const fail = (type, error) => this.#delegate?.didFailToUnregisterWithDeviceToken(this.#token(type), type, error);
    const done = (type, token) => this.#delegate?.didUnregisterWithDeviceToken(token, type);
    await this.#forEachType(done, fail, (type) => this.#unregister(type));
  }

  /** Asks for the token that is registered last for the user of now. */
  async requestTokenInfoForPushType(type) {
    this.#check({ needsUser: true });
    const userID = this.#userID;
    await this.#platform.pause(GATHERING);
    const found = await this.#send({ operation: "query", type });
    if (!found || found.userID !== userID) throw pushError(ErrorCode.TokenInvalid);
    return found;
  }

  /** Changes what the server knows of all tokens that were registered since the launch. */
  async updateTokenInfo(changes) {
    this.#check({});
    if (this.#registered.size === 0) throw pushError(ErrorCode.TokenInvalid);
    const types = [...this.#registered];
    await this.#alone(types, async () => {
      await this.#platform.pause(GATHERING);
      for (const type of types) await this.#send({ operation: "update", type, ...changes });
    });
  }

  // MARK: What the system tells

  /** A message has arrived. */
  receive(message, type) {
    this.#delegate?.didReceivePushMessage(message, type);
  }

  // MARK: Inside

  #check({ needsUser = false }) {
    if (this.#configuration === null) throw pushError(ErrorCode.NotInitialize);
    if (needsUser && !this.#userID) throw pushError(ErrorCode.UserInvalid);
  }

  /** Does the one thing that is under way for these types; an error where something is already. */
  async #alone(types, work) {
    if (types.some((type) => this.#busy.has(type))) throw pushError(ErrorCode.AlreadyInProgress);
    for (const type of types) this.#busy.add(type);
    try {
      return await work();
    } finally {
      for (const type of types) this.#busy.delete(type);
    }
  }

  /** Does something for each configured type, side by side, and tells how each has come out. */
  async #forEachType(done, fail, work, needs = {}) {
    const types = this.#configuration?.pushTypes ?? [PushType.APNS];
    await Promise.all(
      types.map(async (type) => {
        let token;
        try {
          this.#check(needs);
          token = await this.#alone([type], () => work(type));
        } catch (error) {
          return fail(type, error);
        }
        done(type, token);
      }),
    );
  }

  async #register(type, agreement, userID) {
    const { appKey, sandbox, languageCode } = this.#configuration;
    // VoIP shows nothing by itself.
    if (type === PushType.APNS && !(await this.#platform.requestPermission())) {
      throw pushError(ErrorCode.PermissionDenied);
    }
    const deviceToken = await this.#platform.requestToken(type);
    if (deviceToken === null) throw pushError(ErrorCode.SystemFailed);
    await this.#platform.pause(GATHERING);
    await this.#send({ operation: "register", type, deviceToken, userID, agreement, appKey, sandbox, languageCode });
    this.#storage.set(type, deviceToken);
    this.#registered.add(type);
    return deviceToken;
  }

  async #unregister(type) {
    const deviceToken = this.#token(type);
    if (deviceToken !== null) {
      await this.#platform.pause(GATHERING);
      await this.#send({ operation: "unregister", type });
      this.#storage.delete(type);
      this.#registered.delete(type);
    }
    return deviceToken;
  }

  #token(type) {
    return this.#storage.get(type) ?? null;
  }

  /** What the server answers; an error where it does not accept. */
  async #send(request) {
    const answer = await this.#platform.send(request);
    const codes = {
      refused: HttpErrorCode.RequestFailed,
      timedOut: HttpErrorCode.RequestTimeout,
      unreachable: HttpErrorCode.NetworkNotAvailable,
      malformed: HttpErrorCode.ResponseInvalid,
    };
    if (answer.status in codes) throw httpError(codes[answer.status]);
    return answer.tokenInfo ?? null;
  }
}
