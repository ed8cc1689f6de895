// The app with your SDK in it: put your calls in the place of the small port that stands here.
//
// A method is a call or a move of the world, by its name in spec/adapter-steps.md; `values` is its `with`. A move
// without a method is ignored. `world.ask` asks the system or the server, and promises the answer.

export const edition = "nhncloud-ko";
export const implementation = "my port 0.1";
export const without = ["voip", "messages"]; // what the port does not offer: the suite leaves it out, and says so

const domain = "NHNCloudPushErrorDomain";

/** What a call throws becomes its error. */
export class PushError extends Error {
  constructor(code, ofDomain = domain) {
    super(`${ofDomain} ${code}`);
    this.written = { domain: ofDomain, code };
  }
}

export class Port {
  /** The process starts. `storage` is a Map, and stays when the process ends. */
  constructor(world, storage) {
    this.world = world;
    this.storage = storage;
    this.configuration = null;
  }

  initialize({ configuration }) {
    this.configuration = configuration;
  }

  setUser({ user }) {
    this.storage.set("user", user);
  }

  async register({ type, agreement }) {
    if (this.configuration === null) throw new PushError(1);
    const issued = await this.world.ask({ of: "token", type });
    if (issued.result !== "token") throw new PushError(4);
    const user = this.storage.get("user") ?? this.world.device.identifier;
    const { appKey, sandbox, language } = this.configuration;
    const record = { type, token: issued.token, user, agreement, appKey, sandbox, language };
    const sent = await this.world.ask({ of: "server", operation: "register", record });
    if (sent.result !== "accepted") throw new PushError(101, "NHNCloudHttpErrorDomain");
    return {};
  }

  async query({ type }) {
    const { record } = await this.world.ask({ of: "server", operation: "query", type });
    if (!record) throw new PushError(5);
    return { token: record.token, info: { user: record.user, agreement: record.agreement } };
  }

  async unregister({ type }) {
    await this.world.ask({ of: "server", operation: "unregister", type });
    return {};
  }
}
