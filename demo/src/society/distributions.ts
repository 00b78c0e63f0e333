import type { DistributionRecord } from '@nimio/domain/import/import-record';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { accountKey } from './account.js';
import { dayBefore, instantBefore, type SocietyPlan } from './plan.js';

type Facts = Pick<DistributionRecord, 'state' | 'potInCents'> & {
  year: number;
  /** Days from the plan's now back to the day of payment. */
  ago: number;
  returned?: DistributionRecord['returned'];
};

/** One for each year of loans; whoever gets less than twenty euros waits for the next. */
const facts: readonly Facts[] = [
  { year: 2020, ago: 1270, state: 'paid', potInCents: 4_150_000 },
  { year: 2021, ago: 905, state: 'paid', potInCents: 4_480_000 },
  {
    year: 2022,
    ago: 540,
    state: 'paid',
    potInCents: 4_725_000,
    returned: [{ profile: 'coauthor', reason: 'AC04' }],
  },
  { year: 2023, ago: 175, state: 'paid', potInCents: 5_060_000 },
  { year: 2024, ago: -24, state: 'approved', potInCents: 5_310_000 },
];

/** What the society has paid and is about to pay. */
export const distributionsOf = (plan: SocietyPlan): DistributionRecord[] =>
  facts.map(({ year, ago, returned = [], ...rest }) => ({
    kind: 'distribution',
    key: `distribution-${year}`,
    name: `Lainauskorvaukset ${year}`,
    payDate: dayBefore(plan, ago),
    announced: true,
    minimumInCents: 2000,
    years: [year],
    groups: [...usualGroups],
    returned,
    by: accountKey('superadmin'),
    createdAt: instantBefore(plan, Math.max(1, ago + 20)),
    ...rest,
  }));
