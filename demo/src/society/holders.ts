import type { ListLengths } from './lists.js';
import type { SocietyPlan } from './plan.js';
import { Random } from './random.js';

/** How many holders a work has, if it has any. */
const holderWeights = [
  [1, 70],
  [2, 20],
  [3, 7],
  [4, 3],
] as const;
const meanHolders = holderWeights.reduce((sum, [count, weight]) => sum + (count * weight) / 100, 0);
/** The share of works at the end that are reserved for places that did not fit before. */
const spare = 0.03;
/** How many places to search for a customer who does not hold the work yet. */
const searchDistance = 200;

/**
 * Distributes the places on all lists of works. It stores only a shuffled array with a number for each place, four
 * million bytes for a million works, so that a large register can be streamed.
 */
export class Holders {
  readonly #places: Uint32Array;
  readonly #random: Random;
  readonly #works: number;
  #next = 0;

  /** `taken` returns how many of a customer's places are occupied by arranged works. */
  constructor(plan: SocietyPlan, lengthOf: ListLengths, taken: (index: number) => number, works: number) {
    this.#random = new Random(plan.seed, 'holders');
    this.#works = works;
    const left = (index: number) => Math.max(0, lengthOf(index) - taken(index));
    let count = 0;
    for (let index = 0; index < plan.profiles; index += 1) count += left(index);
    this.#places = new Uint32Array(count);
    let place = 0;
    for (let index = 0; index < plan.profiles; index += 1) {
      this.#places.fill(index, place, place + left(index));
      place += left(index);
    }
    this.#shuffle();
  }

  /** Returns the customers who hold a work, without duplicates. Some works have none. */
  holdersOf(number: number): number[] {
    const holders: number[] = [];
    const wanted = this.#wanted(number);
    while (holders.length < wanted) {
      const found = this.#findOther(holders);
      if (found === undefined) break;
      holders.push(found);
    }
    return holders;
  }

  #wanted(number: number): number {
    const left = this.#places.length - this.#next;
    if (left === 0) return 0;
    const works = Math.max(1, Math.floor(this.#works * (1 - spare)) - number);
    const mean = left / works;
    const some = this.#random.weighted(holderWeights);
    if (mean <= meanHolders) return this.#random.chance(mean / meanHolders) ? some : 0;
    return Math.max(some, Math.ceil(mean));
  }

  #findOther(holders: readonly number[]): number | undefined {
    const end = Math.min(this.#places.length, this.#next + searchDistance);
    for (let place = this.#next; place < end; place += 1) {
      const holder = this.#places[place];
      if (holder === undefined || holders.includes(holder)) continue;
      this.#swap(place, this.#next);
      this.#next += 1;
      return holder;
    }
    return undefined;
  }

  #shuffle(): void {
    for (let place = this.#places.length - 1; place > 0; place -= 1)
      this.#swap(place, this.#random.int(0, place));
  }

  #swap(a: number, b: number): void {
    const swapped = this.#places[a] ?? 0;
    this.#places[a] = this.#places[b] ?? 0;
    this.#places[b] = swapped;
  }
}
