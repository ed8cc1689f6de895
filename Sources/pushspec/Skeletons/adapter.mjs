// Joins port.mjs to the conformance suite: JSON Lines on standard input and output. Nothing here has to be changed.

import { createInterface } from "node:readline";
import { Port, PushError, edition, implementation, without } from "./port.mjs";

const calls = ["register", "query", "unregister", "update"];
const moves = ["initialize", "setDelegate", "setUser", "message", "network", "tokenChanged", "tokenInvalidated"].concat(
  ["foreground", "background", "time"],
);

/** The device, its system and the server: every request is shown to the suite, which answers it. */
class World {
  seen = [];
  open = new Map();
  asked = 0;

  constructor(device) {
    this.device = device;
  }

  ask(request) {
    const name = String(++this.asked);
    this.seen.push({ see: "request", request: name, ...request });
    return new Promise((answer) => this.open.set(name, answer));
  }

  showMessage(type, message) {
    this.seen.push({ see: "message", type, message });
  }
}

let world, storage, port;

/** What is promised has come when some turns bring nothing new. Timers do not count: the port's time is `time`. */
async function idle() {
  for (let still = 0; still < 3; ) {
    const before = world.seen.length;
    await new Promise(setImmediate);
    still = world.seen.length === before ? still + 1 : 0;
  }
}

async function complete(call, name, operation, { type = "apns", handler = true }) {
  const { seen: shown } = world;
  const seen = { see: "completed", call: name, operation, type };
  try {
    Object.assign(seen, await call);
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    seen.error = error.written;
  }
  if (handler) shown.push(seen);
}

async function step({ do: what, as: name, with: values = {} }) {
  if (what === "terminate") [port, world.open] = [null, new Map()];
  else if (what === "launch") port = new Port(world, storage);
  else if (what === "answer") world.open.get(values.request)(values);
  else if (calls.includes(what) && port[what]) complete(port[what](values), name, what, values).catch(fail);
  // Nobody waits for it here: it may wait for an answer.
  else if (moves.includes(what)) Promise.resolve(port[what]?.(values)).catch(fail);
  else return { unsupported: `step ${what}` };
  await idle();
  if (failure) throw failure;
  return { ok: true, observations: world.seen.splice(0) };
}

let failure = null;
const fail = (error) => (failure = error);

async function reply(request) {
  switch (request.op) {
    case "hello":
      return { protocol: 1, nonce: request.nonce, adapter: "adapter.mjs 1", implementation, edition, without };
    case "reset":
      [world, storage, failure] = [new World(request.device), new Map(), null];
      port = new Port(world, storage);
      return { ok: true };
    case "step":
      return step(request).catch((error) => ({ error: String(error) }));
    case "shutdown":
      return { ok: true };
    default:
      return { unsupported: `operation ${request.op}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  process.stdout.write(JSON.stringify({ id: request.id, ...(await reply(request)) }) + "\n");
  if (request.op === "shutdown") break;
}
