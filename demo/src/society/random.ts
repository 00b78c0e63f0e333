/**
 * A pseudo-random number generator (sfc32). Each object of the society has its own, seeded with the seed and the
 * object's name, so that it can be made without the objects before it.
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

  /** Returns a number from 0 to 1, excluding 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  /** Returns an integer from `min` to `max`, including both. */
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

  /** Returns one of several values with a probability in proportion to its weight. */
  weighted<T>(choices: readonly [readonly [T, number], ...(readonly [T, number])[]]): T {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return choices[0][0];
  }

  /** Returns a sublist that contains each element with the same probability. */
  some<T>(list: readonly T[], probability: number): T[] {
    return list.filter(() => this.chance(probability));
  }
}

/** Returns three 32-bit words of FNV-1a, each with another offset basis and prime. */
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
