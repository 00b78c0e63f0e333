import type { PendingTaxFacts, TaxationRecord, TaxDataFacts } from '@nimio/domain/import/import-record';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { type Customer, customerAt } from './customer.js';
import { instantBefore, type SocietyPlan } from './plan.js';
import { Random } from './random.js';
import { taxCardPdf } from './tax-card.js';

type Facts = Pick<TaxationRecord, 'data' | 'pending'>;

const creatorRoles: readonly string[] = ['creator', 'estate', 'unsettledEstate'];

/** Withheld as most people have it: between 10 and 45 percent, in halves. */
const usualData = (year: number, random: Random): TaxDataFacts => ({
  taxType: 'ST',
  taxRate: random.int(20, 90) / 2,
  taxYear: year,
});

/** What the demonstration shows of each kind; the author has nothing for this year. */
const known = (year: number): Record<string, Facts> => ({
  author: { data: null, pending: null },
  coauthor: { data: { taxType: 'ST', taxRate: 22.5, taxYear: year }, pending: null },
  tester: { data: { taxType: 'ST', taxRate: 18, taxYear: year }, pending: { proposedTaxRate: 25.5 } },
  estate: { data: { taxType: 'P', taxRate: null, taxYear: year }, pending: { card: taxCardPdf(year) } },
});

function inventedFacts(year: number, random: Random): Facts {
  if (random.chance(0.15))
    return { data: null, pending: random.chance(0.2) ? { card: taxCardPdf(year) } : null };
  if (random.chance(0.06)) return { data: { taxType: 'L_15', taxRate: null, taxYear: year }, pending: null };
  const data = usualData(random.chance(0.1) ? year - 1 : year, random);
  const pending: PendingTaxFacts | null = random.chance(0.05)
    ? { proposedTaxRate: (data.taxRate ?? 0) + 5 }
    : null;
  return { data, pending };
}

const paysTax = ({ roles }: Customer): boolean => roles.some((role) => creatorRoles.includes(role));

/** What is known of the index-th customer's tax, and what of it waits; undefined for one who is no creator. */
export function taxationAt(plan: SocietyPlan, index: number): TaxationRecord | undefined {
  const customer = customerAt(plan, index);
  if (!paysTax(customer) || customer.key === 'newcomer') return undefined;
  const random = new Random(plan.seed, 'taxation', index);
  const year = yearInFinland(plan.now);
  const facts = known(year)[customer.key] ?? inventedFacts(year, random);
  if (!facts.data && !facts.pending) return undefined;
  return {
    kind: 'taxation',
    profile: customer.key,
    ...facts,
    // What comes later is newer, as in a queue that filled by itself.
    createdAt: instantBefore(plan, 40 - (39 * index) / plan.profiles),
  };
}
