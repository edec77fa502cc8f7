/**
 * The master's net without NumPy: the same sums as `src/kemet/bots/nets/net.py`, over the whole numbers of its file.
 *
 * Python calls it as any net (`kemet.bots.nets.Net`). A product goes through four rows of a matrix at once, and passes over rows
 * that are multiplied by 0: nine of ten of what is observed, half of what comes between two layers.
 */

const EPSILON = 1e-5;
const KINDS = { '|i1': Int8Array, '<f4': Float32Array, '<i2': Int16Array };

const plain = (value) => (typeof value?.toJs === 'function' ? value.toJs() : value);

/** Returns *x* times *matrix*, which has *columns* columns. */
function product(x, matrix, columns) {
  const sums = new Float32Array(columns);
  const told = [];
  for (let row = 0; row < x.length; row += 1) if (x[row] !== 0) told.push(row);
  let k = 0;
  for (; k + 3 < told.length; k += 4) {
    const [a, b, c, d] = [told[k] * columns, told[k + 1] * columns, told[k + 2] * columns, told[k + 3] * columns];
    const [p, q, r, s] = [x[told[k]], x[told[k + 1]], x[told[k + 2]], x[told[k + 3]]];
    for (let j = 0; j < columns; j += 1)
      sums[j] += p * matrix[a + j] + q * matrix[b + j] + r * matrix[c + j] + s * matrix[d + j];
  }
  for (; k < told.length; k += 1) {
    const from = told[k] * columns;
    const p = x[told[k]];
    for (let j = 0; j < columns; j += 1) sums[j] += p * matrix[from + j];
  }
  return sums;
}

/** Returns *h* with mean 0 and spread 1, then scaled and shifted. */
function normed(h, scale, shift) {
  let mean = 0;
  for (const value of h) mean += value;
  mean /= h.length;
  let spread = 0;
  for (const value of h) spread += (value - mean) ** 2;
  spread = Math.sqrt(spread / h.length + EPSILON);
  return h.map((value, j) => ((value - mean) / spread) * scale[j] + shift[j]);
}

export class Net {
  /** That of the last layout it knows; Python sets it. */
  version = 0;
  #arrays = {};
  #blocks = 0;

  /** Takes in an array of the file, its numbers as bytes. */
  put(name, kind, bytes) {
    this.#arrays[name] = new KINDS[kind](plain(bytes).slice().buffer);
    if (name.startsWith('block') && name.endsWith('.a.w')) this.#blocks += 1;
  }

  /** Returns a layer: *x* times its matrix, whose columns have scales, and its shift. */
  #layer(name, x) {
    const { [`${name}.w`]: matrix, [`${name}.w.scale`]: scale, [`${name}.b`]: shift } = this.#arrays;
    return product(x, matrix, shift.length).map((sum, j) => sum * scale[j] + shift[j]);
  }

  /** Returns what the net reads of an observation: amounts, and bits for numbers that are names. Rows have the scales here. */
  #inputs(seen) {
    const { bits, unit, 'in.w.scale': scale } = this.#arrays;
    const signed = new Int8Array(seen.buffer, seen.byteOffset, seen.length);
    const x = new Float32Array(scale.length);
    for (let at = 0; at < signed.length; at += 1) x[at] = (signed[at] / unit[at]) * scale[at];
    for (let k = 0; k < bits.length; k += 3) {
      const at = signed.length + k / 3;
      const value = signed[bits[k]];
      x[at] = value >= bits[k + 1] && value <= bits[k + 2] ? scale[at] : 0;
    }
    return x;
  }

  #thought(seen) {
    const arrays = this.#arrays;
    let h = product(this.#inputs(seen), arrays['in.w'], arrays['in.b'].length).map((sum, j) => sum + arrays['in.b'][j]);
    for (let k = 0; k < this.#blocks; k += 1) {
      const z = normed(h, arrays[`block${k}.norm.g`], arrays[`block${k}.norm.b`]);
      const inner = this.#layer(`block${k}.a`, z).map((value) => Math.max(value, 0));
      const outer = this.#layer(`block${k}.b`, inner);
      h = h.map((value, j) => value + outer[j]);
    }
    return normed(h, arrays['out.norm.g'], arrays['out.norm.b']);
  }

  /** Returns the last hidden layer for each of the observations. */
  thoughts(seen) {
    return plain(seen).map((one) => this.#thought(plain(one)));
  }

  /** Returns the logits of actions, counted from the own seat on. */
  logits(thought, actions) {
    const { 'policy.w': matrix, 'policy.w.scale': scale, 'policy.b': shift } = this.#arrays;
    return plain(actions).map((action) => {
      let sum = 0;
      for (let row = 0, at = action; row < thought.length; row += 1, at += shift.length) sum += thought[row] * matrix[at];
      return sum * scale[action] + shift[action];
    });
  }

  /** Returns the chance of the observer to win. */
  chance(thought) {
    const inner = this.#layer('value.a', thought).map((value) => Math.max(value, 0));
    return 1 / (1 + Math.exp(-this.#layer('value.b', inner)[0]));
  }
}
