/**
 * Repeatable chance (sfc32). Every thing of the society has a source of its own, made of the seed and the
 * thing's name, so that one can be made without making those before it.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(...names: (string | number)[]) {
    [this.#a, this.#b, this.#c] = hash(names.join('\0'));
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const index = this.int(0, list.length - 1);
    if (!(index in list)) throw new RangeError('The list is empty.');
    return list[index] as T;
  }

  /** One of several, each as likely as its weight says; the first when chance falls outside them. */
  weighted<T>(choices: readonly [readonly [T, number], ...(readonly [T, number])[]]): T {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return choices[0][0];
  }

  /** Some of a list, in its order, each with the same probability. */
  some<T>(list: readonly T[], probability: number): T[] {
    return list.filter(() => this.chance(probability));
  }
}

/** Three words of FNV-1a over the text, each with an own beginning. */
function hash(text: string): [number, number, number] {
  let [a, b, c] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x01000197);
    c = Math.imul(c ^ unit, 0x0100019f);
  }
  return [a, b, c];
}
