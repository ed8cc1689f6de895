/** Joins the SDK to the conformance suite: JSON Lines on standard input and output, protocol version 1. */

import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { ToastPush } from "./toast_push.mjs";
import { PushError } from "./toast_push_types.mjs";

const EDITION = "toast-ko";
const IGNORED = ["foreground", "background", "time", "network", "tokenChanged", "tokenInvalidated"];

/** What the platform does for the SDK: every request becomes an observation, and waits for the step that answers it. */
class World {
  observations = [];
  #open = new Map();
  #requests = 0;
  /** How many timers are running. */
  #timers = 0;
  #hasEnded = false;

  constructor(device) {
    this.device = device;
  }

  // MARK: What the SDK asks for

  async requestPermission() {
    const { status } = await this.#ask({ of: "permission" });
    return status === "authorized" || status === "provisional";
  }

  async requestToken(type) {
    const answer = await this.#ask({ of: "token", type });
    return answer.result === "token" ? answer.token : null;
  }

  async send(request) {
    const { result, record } = await this.#ask({ of: "server", ...serverRequest(request) });
    return { status: result, tokenInfo: record ? tokenInfo(record) : null };
  }

  /** A moment passes by the computer's clock. */
  pause(milliseconds) {
    this.#timers += 1;
    return new Promise((resume) => {
      setTimeout(() => {
        this.#timers -= 1;
        resume();
      }, milliseconds);
    });
  }

  // MARK: What the suite does

  answer({ request, ...answer }) {
    const waiting = this.#open.get(request);
    if (!waiting) throw new Error(`no request ${request} is open`);
    this.#open.delete(request);
    waiting(answer);
  }

  /** The process ends: what waits for an answer waits for ever. */
  forgetCallers() {
    for (const request of this.#open.keys()) this.#open.set(request, () => {});
  }

  see(observation) {
    this.observations.push(observation);
  }

  /** Waits until no timer is running, and whatever was promised has come. */
  async idle() {
    do {
      const before = this.observations.length;
      await new Promise(setImmediate);
      if (this.#timers === 0 && this.observations.length === before) return;
    } while (true);
  }

  #ask(request) {
    this.#requests += 1;
    const name = String(this.#requests);
    this.see({ see: "request", request: name, ...request });
    return new Promise((answer) => this.#open.set(name, answer));
  }
}

/** One device with the app on it. */
export class Adapter {
  #world = new World({ identifier: "device", language: "en" });
  #storage = new Map();
  #sdk = null;

  /** The reply to one request, without its `id`. */
  async reply(request) {
    switch (request.op) {
      case "hello":
        return {
          protocol: 1,
          nonce: request.nonce,
          adapter: "node-toast-ko 1",
          implementation: "JavaScript push SDK 1",
          edition: EDITION,
        };
      case "reset":
        this.#world = new World(request.device);
        this.#storage = new Map();
        this.#sdk = new ToastPush(this.#world, this.#storage);
        return { ok: true };
      case "step":
        return this.#step(request);
      case "shutdown":
        return { ok: true };
      default:
        return { unsupported: `operation ${request.op}` };
    }
  }

  async #step({ do: what, as: name, with: values = {} }) {
    try {
      if (!this.#perform(what, name, values)) return { unsupported: `step ${what}` };
      await this.#world.idle();
      return { ok: true, observations: this.#world.observations.splice(0) };
    } catch (error) {
      return { error: String(error) };
    }
  }

  /** Lets one thing happen, and waits for nothing; false where it is not known. */
  #perform(what, name, values) {
    if (IGNORED.includes(what)) return true;
    if (what === "answer") {
      this.#world.answer(values);
    } else if (what === "terminate") {
      this.#sdk = null;
      this.#world.forgetCallers();
    } else if (what === "launch") {
      this.#sdk = new ToastPush(this.#world, this.#storage);
    } else if (this.#sdk === null) {
      throw new Error("the app is not running");
    } else if (what === "message") {
      this.#sdk.receive(values.message, values.type);
    } else {
      return this.#call(what, name, values);
    }
    return true;
  }

  #call(what, name, values) {
    const sdk = this.#sdk;
    if (what === "initialize") {
      const given = values.delegate;
      sdk.initWithConfiguration(configuration(values.configuration), given === undefined ? given : this.#delegate(given));
    } else if (what === "setDelegate") {
      sdk.setDelegate(this.#delegate(values.set));
    } else if (what === "setUser") {
      sdk.setUserID(values.user);
    } else if (what === "register") {
      sdk.registerWithAgreement(agreement(values.agreement ?? {}));
    } else if (what === "unregister") {
      sdk.unregisterToken();
    } else if (what === "query") {
      this.#complete(sdk.requestTokenInfoForPushType(values.type), name, { operation: "query", type: values.type });
    } else if (what === "update") {
      this.#complete(sdk.updateTokenInfo(values), name, { operation: "update" });
    } else {
      return false;
    }
    return true;
  }

  /** The handler of a call. */
  async #complete(call, name, completion) {
    const world = this.#world;
    const seen = { see: "completed", call: name, ...completion };
    try {
      const info = await call;
      if (info) Object.assign(seen, { token: info.deviceToken, info: { user: info.userID, agreement: info.agreement } });
    } catch (error) {
      seen.error = written(error);
    }
    world.see(seen);
  }

  #delegate(isSet) {
    if (!isSet) return null;
    const world = this.#world;
    const seen = (operation, type, more) => world.see({ see: "completed", operation, type, ...more });
    return {
      didRegisterWithDeviceToken: (token, type) => seen("register", type, { token }),
      didFailToRegisterForType: (type, error) => seen("register", type, { error: written(error) }),
      didUnregisterWithDeviceToken: (token, type) => seen("unregister", type, { token }),
      didFailToUnregisterWithDeviceToken: (token, type, error) =>
        seen("unregister", type, { token, error: written(error) }),
      didReceivePushMessage: (message, type) => world.see({ see: "message", type, message }),
    };
  }
}

// MARK: The SDK's values, and the suite's

function written(error) {
  // Anything else is a mistake of this port, and ends the process with a reason.
  if (!(error instanceof PushError)) throw error;
  return { domain: error.domain, code: error.code };
}

function configuration({ appKey, pushTypes, sandbox, language }) {
  return { appKey, pushTypes: pushTypes ?? ["apns"], sandbox: sandbox ?? false, languageCode: language };
}

function agreement({ notifications, advertisements, nightAdvertisements }) {
  return {
    notifications: notifications ?? false,
    advertisements: advertisements ?? false,
    nightAdvertisements: nightAdvertisements ?? false,
  };
}

function tokenInfo({ token, user, agreement: agreed }) {
  return { deviceToken: token, userID: user, agreement: agreement(agreed ?? {}) };
}

function serverRequest({ operation, type, deviceToken, userID, agreement, appKey, sandbox, languageCode, ...changes }) {
  if (operation === "update") return { operation, type, agreement, ...changes };
  if (operation !== "register") return { operation, type };
  const record = { type, token: deviceToken, user: userID, agreement, appKey, sandbox, language: languageCode };
  return { operation, record };
}

async function main() {
  const adapter = new Adapter();
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    process.stdout.write(JSON.stringify({ id: request.id, ...(await adapter.reply(request)) }) + "\n");
    if (request.op === "shutdown") break;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
