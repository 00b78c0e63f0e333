import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillableRole } from '../work/roles.js';
import { allocatePot } from './allocate-pot.js';
import { type Holder, type LatePart, lateClaims, type ReservedWork, type StoredPart } from './late-claims.js';
import { partsOfWork } from './work-parts.js';

type Share = Holder & { share: number };
const held = (profile: number, share = profile): Share => ({ profile, share });
const everyone = () => true;

const part = (id: number, changes: Partial<StoredPart>): StoredPart => ({
  ...{ id, role: 'author', numerator: 1, denominator: 1, cents: 100, holder: undefined, open: 100 },
  ...changes,
});
const work = (changes: Partial<ReservedWork>): ReservedWork => ({
  ...{ parts: [part(1, {})], late: [], unregisteredFactor: undefined, translated: false },
  deals: [{ role: 'author', amount: 1, holders: [held(7)] }],
  ...changes,
});
const centsOf = (one: ReservedWork, isEligible: (profile: number) => boolean = everyone) =>
  lateClaims(one, isEligible).map(({ line, holder, cents }) => [line, holder.profile, cents]);

describe('the claims of a late distribution', () => {
  it('pay an unclaimed part to the holder who claims it later', () => {
    expect(lateClaims(work({}), everyone)).toEqual([
      { line: 1, role: 'author', holder: held(7), cents: 100, numerator: 1, denominator: 1 },
    ]);
  });

  it('pay nothing to a holder who is not eligible', () => {
    expect(centsOf(work({}), () => false)).toEqual([]);
  });

  it('pay a reserved part to its holder as a whole, however many share the work today', () => {
    const parts = [part(1, { holder: held(7) })];
    const deals = [{ role: 'author' as const, amount: 4, holders: [held(7), held(8)] }];
    expect(centsOf(work({ parts, deals }))).toEqual([[1, 7, 100]]);
  });

  it('let others claim the part of a holder who has given up the share, and the successor in it', () => {
    const parts = [part(1, { holder: held(3, 30) })];
    expect(centsOf(work({ parts }))).toEqual([[1, 7, 100]]);
    const deals = [{ role: 'author' as const, amount: 1, holders: [held(8, 30)] }];
    expect(centsOf(work({ parts, deals }))).toEqual([[1, 8, 100]]);
  });

  it('pay the part of a role at the larger of the two numbers of sharers', () => {
    const parts = [part(1, { numerator: 2, denominator: 3, cents: 66, open: 66 }), part(2, { cents: 33 })];
    const paid = [parts[0] ?? part(1, {}), { ...part(2, { cents: 33, denominator: 3 }), open: undefined }];
    const deals = (amount: number) => [{ role: 'author' as const, amount, holders: [held(7)] }];
    expect(centsOf(work({ parts: paid, deals: deals(2) }))).toEqual([[1, 7, 33]]);
    expect(centsOf(work({ parts: paid, deals: deals(4) }))).toEqual([[1, 7, 24]]);
  });

  it('deduct what holders and their predecessors in the share have received', () => {
    const ofTwo = { denominator: 2, cents: 50 };
    const parts = [
      part(1, { ...ofTwo, open: 50 }),
      { ...part(2, { ...ofTwo, holder: held(3, 30) }), open: undefined },
    ];
    const ofSuccessor = [{ role: 'author' as const, amount: 2, holders: [held(7, 30)] }];
    expect(centsOf(work({ parts, deals: ofSuccessor }))).toEqual([]);
    const ofOther = [{ role: 'author' as const, amount: 2, holders: [held(7, 31)] }];
    expect(centsOf(work({ parts, deals: ofOther }))).toEqual([[1, 7, 50]]);
  });

  it('do not count for a successor what someone received who has another share today', () => {
    const ofTwo = { denominator: 2, cents: 50 };
    const parts = [
      part(1, { ...ofTwo, open: 50 }),
      { ...part(2, { ...ofTwo, holder: held(3, 30) }), open: undefined },
    ];
    const deals = [{ role: 'author' as const, amount: 2, holders: [held(7, 30), held(3, 31)] }];
    expect(centsOf(work({ parts, deals }))).toEqual([[1, 7, 50]]);
  });

  it('divide an unregistered ISBN as the work is divided today, up to the factor of its class', () => {
    const translated = {
      translated: true,
      deals: [
        { role: 'author' as const, amount: 1, holders: [held(7)] },
        { role: 'translator' as const, amount: 1, holders: [held(8)] },
      ],
    };
    const one = work({ ...translated, unregisteredFactor: 1000 });
    expect(centsOf(one)).toEqual([
      [1, 7, 50],
      [1, 8, 50],
    ]);
    const late: LatePart[] = [{ role: 'author', holder: held(7), cents: 50 }];
    const parts = [part(1, { open: 50 })];
    expect(centsOf({ ...one, parts, late })).toEqual([[1, 8, 50]]);
    expect(centsOf({ ...one, unregisteredFactor: 300 })).toEqual([
      [1, 7, 15],
      [1, 8, 15],
    ]);
    expect(centsOf({ ...one, unregisteredFactor: 2000 })).toHaveLength(2);
  });

  it('pay no more of an unregistered ISBN than its factor when it becomes a translation later', () => {
    const late: LatePart[] = [{ role: 'author', holder: held(7), cents: 30 }];
    const deals = [{ role: 'translator' as const, amount: 1, holders: [held(8)] }];
    const parts = [part(1, { open: 70 })];
    expect(centsOf(work({ parts, late, deals, translated: true, unregisteredFactor: 300 }))).toEqual([]);
  });
});

/** A change between distributions. */
type Step =
  | { kind: 'claim' | 'leave' | 'replace' | 'toggle'; role: BillableRole; profile: number; other: number }
  | { kind: 'amount'; role: BillableRole; amount: number }
  | { kind: 'die'; profile: number }
  | { kind: 'factor'; factor: number }
  | { kind: 'translated' | 'late' | 'expire' };

const role = fc.constantFrom<BillableRole>('author', 'translator');
const profile = fc.integer({ min: 1, max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('claim' as const, 'leave' as const, 'replace' as const, 'toggle' as const),
    ...{ role, profile, other: profile },
  }),
  fc.record({ kind: fc.constant('amount' as const), role, amount: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('die' as const), profile }),
  fc.record({ kind: fc.constant('factor' as const), factor: fc.constantFrom(0, 300, 1000, 2000) }),
  fc.constantFrom<Step>({ kind: 'translated' }, { kind: 'late' }, { kind: 'late' }, { kind: 'expire' }),
);

interface Deal {
  role: BillableRole;
  amount: number;
  holders: Share[];
}

/** A work whose shares change between a main distribution and late ones. */
class Model {
  translated = false;
  deals: Deal[] = [];
  parts: StoredPart[] = [];
  late: LatePart[] = [];
  ineligible = new Set<number>();
  expired = 0;
  lastShare = 0;
  /** Estates have the numbers after those of the profiles. */
  lastEstate = 6;

  /** @param unregisteredFactor the factor of its class, in thousandths, when its ISBN was not in the register at first */
  constructor(public unregisteredFactor: number | undefined) {}

  private dealOf(of: BillableRole): Deal {
    const known = this.deals.find((deal) => deal.role === of);
    if (known) return known;
    const deal: Deal = { role: of, amount: 1, holders: [] };
    this.deals.push(deal);
    return deal;
  }

  /** The main distribution. */
  distribute(cents: number): void {
    const parts =
      this.unregisteredFactor !== undefined
        ? partsOfWork<Share>(false, [])
        : partsOfWork(this.translated, this.deals);
    const entries = parts.map(({ numerator, denominator }) => ({
      work: 1,
      points: 1,
      numerator,
      denominator,
    }));
    const allocated = allocatePot(cents, 1, entries);
    this.parts = parts.map((one, index) => {
      const own = allocated[index] ?? 0;
      const isPaid = one.holder !== undefined && !this.ineligible.has(one.holder.profile);
      return { ...one, id: index, cents: own, open: isPaid ? undefined : own };
    });
  }

  get work(): ReservedWork {
    const { parts, late, translated, deals, unregisteredFactor } = this;
    return { parts, late, translated, deals, unregisteredFactor };
  }

  received(of: BillableRole, { profile: own, share }: Share): number {
    const hasShare = (profile: number) =>
      this.deals.some((deal) => deal.role === of && deal.holders.some((one) => one.profile === profile));
    const isTheirs = (one: { role: BillableRole; holder: Holder | undefined }) =>
      one.role === of &&
      (one.holder?.profile === own || (one.holder?.share === share && !hasShare(one.holder.profile)));
    const paid = this.parts.filter((one) => one.open === undefined && isTheirs(one));
    return [...paid, ...this.late.filter(isTheirs)].reduce((sum, { cents }) => sum + cents, 0);
  }

  get total(): number {
    return this.parts.reduce((sum, { cents }) => sum + cents, 0);
  }

  /** What the work may be paid: all, or the factor's part of it when its ISBN was not in the register at first. */
  get value(): number {
    return Math.floor((this.total * Math.min(1000, this.unregisteredFactor ?? 1000)) / 1000);
  }

  private share({ role: of, holder }: Pick<StoredPart, 'role' | 'holder'>): Share | undefined {
    const deal = this.deals.find((one) => one.role === of);
    return deal?.holders.find((one) => one.profile === holder?.profile);
  }

  /** Holders who are eligible have their parts, or nothing is left that others may claim. */
  private expectClaimed(): void {
    const open = this.parts.filter((one) => (one.open ?? 0) > 0);
    const own = open.filter((one) => this.share(one) !== undefined);
    for (const { holder } of own) expect(this.ineligible.has(holder?.profile ?? 0)).toBe(true);
    const late = this.late.reduce((sum, { cents }) => sum + cents, 0);
    if (this.value <= late || own.length === open.length) return;
    for (const { role: of, holder, denominator } of partsOfWork(this.translated, this.deals)) {
      if (!holder || this.ineligible.has(holder.profile)) continue;
      const then = this.parts.filter((one) => one.role === of).map((one) => one.denominator);
      const due = Math.floor(this.value / Math.max(denominator, ...then));
      expect(this.received(of, holder)).toBeGreaterThanOrEqual(due);
    }
  }

  distributeLate(): void {
    for (const { line, role: of, holder, cents, denominator } of lateClaims(
      this.work,
      (one) => !this.ineligible.has(one),
    )) {
      expect(cents).toBeGreaterThan(0);
      this.parts = this.parts.map((one) =>
        one.id === line ? { ...one, open: (one.open ?? 0) - cents } : one,
      );
      this.late.push({ role: of, holder, cents });
      const share = { profile: holder.profile, share: holder.share ?? 0 };
      expect(this.received(of, share)).toBeLessThanOrEqual(Math.ceil(this.total / denominator));
    }
    this.expectClaimed();
  }

  private claim(deal: Deal, own: number): void {
    if (deal.holders.length === deal.amount || deal.holders.some((one) => one.profile === own)) return;
    deal.holders.push(held(own, (this.lastShare += 1)));
  }

  /** The estate takes over the shares and the reserved parts, and not what was paid. */
  private die(author: number): void {
    const estate = (this.lastEstate += 1);
    const pass = <One extends Holder>(one: One): One =>
      one.profile === author ? { ...one, profile: estate } : one;
    for (const deal of this.deals) deal.holders = deal.holders.map(pass);
    this.parts = this.parts.map((one) =>
      one.open === undefined ? one : { ...one, holder: one.holder && pass(one.holder) },
    );
  }

  run(one: Step): void {
    if (one.kind === 'translated') this.translated = !this.translated;
    if (one.kind === 'late') this.distributeLate();
    if (one.kind === 'die') this.die(one.profile);
    if (one.kind === 'factor' && this.unregisteredFactor !== undefined) this.unregisteredFactor = one.factor;
    if (one.kind === 'expire') {
      this.expired += this.parts.reduce((sum, { open = 0 }) => sum + open, 0);
      this.parts = this.parts.map((each) => (each.open === undefined ? each : { ...each, open: 0 }));
    }
    if (!('role' in one)) return;
    const deal = this.dealOf(one.role);
    if (one.kind === 'amount') deal.amount = Math.max(one.amount, deal.holders.length);
    else if (one.kind === 'claim') this.claim(deal, one.profile);
    else if (one.kind === 'leave') deal.holders = deal.holders.filter((each) => each.profile !== one.profile);
    else if (one.kind === 'replace' && !deal.holders.some((each) => each.profile === one.other))
      deal.holders = deal.holders.map((each) =>
        each.profile === one.profile ? { ...each, profile: one.other } : each,
      );
    else if (one.kind === 'toggle' && !this.ineligible.delete(one.profile)) this.ineligible.add(one.profile);
  }

  /** All that was allocated: paid, late, open and expired. */
  get accounted(): number {
    const paid = this.parts.filter(({ open }) => open === undefined);
    const rows = [...paid, ...this.late];
    const open = this.parts.reduce((sum, each) => sum + (each.open ?? 0), 0);
    return rows.reduce((sum, { cents }) => sum + cents, open + this.expired);
  }
}

describe('any order of claims, changes and late distributions', () => {
  it('conserves the cents, and pays everyone eligible their part and no more', () => {
    fc.assert(
      fc.property(
        fc.record({
          cents: fc.integer({ min: 0, max: 1000 }),
          unregisteredFactor: fc.constantFrom(undefined, 300, 1000),
          before: fc.array(step, { maxLength: 12 }),
          after: fc.array(step, { maxLength: 25 }),
        }),
        ({ cents, unregisteredFactor, before, after }) => {
          const model = new Model(unregisteredFactor);
          for (const one of before) model.run(one);
          model.distribute(cents);
          for (const one of after) {
            model.run(one);
            expect(model.accounted).toBe(cents);
            expect(model.parts.every(({ open = 0 }) => open >= 0)).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
