/** Plays a net by the script of the page: a line of JSON in, a line out. */

import { createInterface } from 'node:readline';
import { Net } from '../../tools/static/net.js';

const net = new Net();
const thoughts = [];
const bytes = (text) => new Uint8Array(Buffer.from(text, 'base64'));
const DO = {
  put: (name, kind, data) => net.put(name, kind, bytes(data)),
  thoughts: (seen) => net.thoughts(seen.map(bytes)).map((thought) => thoughts.push(thought) - 1),
  logits: (thought, actions) => net.logits(thoughts[thought], actions),
  chance: (thought) => net.chance(thoughts[thought]),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...args] = JSON.parse(line);
  console.log(JSON.stringify(DO[name](...args) ?? null));
}
