import { cataloguedName } from '@nimio/domain/author-name/author-name';
import type {
  ContributionRecord,
  ContributorFacts,
  DealRecord,
  ShareRecord,
  WorkRecord,
} from '@nimio/domain/import/import-record';
import type { Language } from '@nimio/domain/schema';
import { type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import { authorNameKey, type Customer, customerAt } from './customer.js';
import { Holders } from './holders.js';
import { type ArrangedWork, arrangedFor, arrangedWorks, knownProfiles } from './known-profiles.js';
import { listLengths } from './lists.js';
import { isbns } from './numbers.js';
import { type Craft, instantBefore, type SocietyPlan } from './plan.js';
import { profileAt } from './profile.js';
import { Random } from './random.js';
import { bookOf } from './titles.js';

/** A register of fewer works has no room for the arranged ones. */
const minWorksForArranged = 100;
const maxAgeInDays = 6000;
const hour = 3_600_000;
const day = 24 * hour;

interface Part {
  customer: Customer;
  role: Craft;
}

/** Generates works, each followed by its deals, shares and contributions. */
export function* worksOf(
  plan: SocietyPlan,
): Generator<WorkRecord | DealRecord | ShareRecord | ContributionRecord, void> {
  const numbers = isbns(new Random(plan.seed, 'isbns'));
  const arranged = plan.works >= minWorksForArranged ? arrangedWorks : [];
  const taken = (index: number) => (arranged.length > 0 ? arrangedFor(knownProfiles[index]?.key ?? '') : 0);
  const holders = new Holders(plan, listLengths(plan), taken, plan.works - arranged.length);
  for (let index = 0; index < plan.works; index += 1) {
    const isbn = numbers.next().value;
    if (isbn === undefined) throw new RangeError('there are no more ISBNs');
    const random = new Random(plan.seed, 'work', index);
    const own = arranged[index];
    const known = (of: ArrangedWork['parts'] = []): Part[] =>
      of.map(({ holder, role }) => ({ customer: knownCustomer(plan, holder), role }));
    const parts = own
      ? known(own.parts)
      : holders.holdersOf(index - arranged.length).map((holder) => partOf(customerAt(plan, holder)));
    const named = own?.named && known(own.named);
    const work = workAt(plan, { index, isbn, parts: [...parts, ...(named ?? [])], random });
    const deals = [
      ...dealsOf(work, parts, (role) => (own ? (role === 'author' ? own.unclaimed : 0) : unclaimed(random))),
    ];
    yield own ? { ...work, ...(named && { creatorContext: 'EXT' }) } : withStranger(work, deals, index);
    yield* deals;
    yield* contributionsOf(work, parts);
  }
}

function partOf(customer: Customer): Part {
  return { customer, role: customer.craft };
}

function knownCustomer(plan: SocietyPlan, key: string): Customer {
  return customerAt(
    plan,
    knownProfiles.findIndex((known) => known.key === key),
  );
}

interface WorkOutline {
  index: number;
  isbn: string;
  parts: readonly Part[];
  random: Random;
}

function workAt(plan: SocietyPlan, { index, isbn, parts, random }: WorkOutline): WorkRecord {
  const hasTranslator = parts.some(({ role }) => role === 'translator');
  const language: Language = parts[0]?.customer.language ?? (random.chance(0.85) ? 'fi' : 'sv');
  const book = bookOf(random, language, plan.now.getUTCFullYear());
  const isIncomplete = book.publishYear === null;
  const age = daysSince(plan, book.publishYear);
  const key = `w${String(index + 1).padStart(7, '0')}`;
  return {
    kind: 'work',
    key,
    isbn,
    ...book,
    // A work without a known translator can be a translation.
    translated: hasTranslator || random.chance(parts.length > 0 ? 0.04 : 0.3),
    creatorContext: random.weighted([
      ['EXT', 78],
      ['CREATOR', 16],
      ['ADMIN', 6],
    ]),
    migrated: isIncomplete || random.chance(0.2),
    contributors: contributorsOf(plan, parts, key),
    // A work is registered after it was published.
    createdAt: instantBefore(plan, random.int(1, Math.max(1, Math.min(age, maxAgeInDays)))),
  };
}

/** Returns contributors as the catalogue names them: by the author name of the work, without duplicates. */
function contributorsOf(plan: SocietyPlan, parts: readonly Part[], work: string): ContributorFacts[] {
  const facts = parts.flatMap(({ customer, role }) => {
    const { authorNames } = profileAt(plan, customer.index);
    const name = authorNames.find(({ key }) => key === nameFor(customer, work));
    return name ? [{ name: cataloguedName(name), role }] : [];
  });
  return [...new Map(facts.map((fact) => [`${fact.role} ${fact.name}`, fact])).values()];
}

/** Writers who are no customers. The catalogue names one of them where a share of the writers is unclaimed. */
export const strangers = [
  'Sarvanto, Helvi',
  'Kuismanen, Olavi',
  'Rönnqvist, Gunvor',
  'Tervo-Salin, Irja',
] as const;

function withStranger(
  work: WorkRecord,
  deals: readonly (DealRecord | ShareRecord)[],
  index: number,
): WorkRecord {
  const shares = deals.filter((record) => record.kind === 'share' && record.deal.endsWith('-author')).length;
  const hasUnclaimed = deals.some(
    (record) => record.kind === 'deal' && record.role === 'author' && record.amount > shares,
  );
  const name = strangers[index % strangers.length];
  if (!hasUnclaimed || !name) return work;
  return { ...work, contributors: [...(work.contributors ?? []), { name, role: 'author' }] };
}

function daysSince({ now }: SocietyPlan, year: number | null): number {
  return year === null ? maxAgeInDays : Math.floor((now.getTime() - Date.UTC(year, 0, 1)) / day);
}

function unclaimed(random: Random): number {
  return random.weighted([
    [0, 82],
    [1, 13],
    [2, 5],
  ]);
}

function* dealsOf(
  { key: work, createdAt }: WorkRecord,
  parts: readonly Part[],
  unclaimedOf: (role: BillableRole) => number,
): Generator<DealRecord | ShareRecord, void> {
  for (const role of billableRoles) {
    const sharers = parts.filter((part) => part.role === role).map(({ customer }) => customer);
    const [owner] = sharers;
    if (!owner) continue;
    const key = `${work}-${role}`;
    const amount = sharers.length + unclaimedOf(role);
    yield { kind: 'deal', key, work, role, amount, owner: owner.key, createdAt };
    for (const [place, sharer] of sharers.entries()) {
      const claimedAt = new Date(Date.parse(createdAt) + place * hour).toISOString();
      const authorName = nameFor(sharer, work);
      yield { kind: 'share', deal: key, profile: sharer.key, authorName, createdAt: claimedAt };
    }
  }
}

function* contributionsOf(
  { key: work, createdAt }: WorkRecord,
  parts: readonly Part[],
): Generator<ContributionRecord, void> {
  for (const { customer, role } of parts) {
    if (role !== 'illustrator' && role !== 'editor') continue;
    yield {
      kind: 'contribution',
      work,
      profile: customer.key,
      authorName: nameFor(customer, work),
      role,
      createdAt,
    };
  }
}

/** Returns the author name of a work: for a customer with two names, every fifth work is under the second. */
function nameFor(customer: Customer, work: string): string {
  const isSecond = customer.authorNames > 1 && Number(work.slice(1)) % 5 === 0;
  return authorNameKey(customer, isSecond ? 2 : 1);
}
