import type { Calculation, Distribution } from '@nimio/domain/distribution/distribution.types';

/** A public id of one letter. */
export const storyHash = (letter: string): string => letter.repeat(22);

/** The result of a calculation: both sums add up. */
export const storyResult: Calculation = {
  hash: storyHash('c'),
  finished: '2026-11-20T10:00:00.000Z',
  works: 48_211,
  points: 12_345_678_500,
  deducted: 0,
  gross: 98_765_432,
  reserve: 21_234_568,
  unregistered: 4_321_000,
  claimed: 0,
  expired: 0,
  carriedOver: 45_612,
  carriedIn: 12_000,
  profiles: 3120,
  payments: 2987,
  paymentsGross: 98_731_820,
  withheld: 31_594_182,
  net: 67_137_638,
  withoutAccount: 14,
  transfers: 2971,
  toBank: 66_671_990,
  manual: 2,
  byHand: 310_420,
  failed: 0,
};

/** A distribution in stories: a draft. */
export const storyDistribution: Distribution = {
  hash: storyHash('d'),
  kind: 'main',
  name: 'Lainauskorvaus 2025',
  // Always in the future.
  payDate: '2099-12-15',
  source: 'LK',
  recordDay: '2099-11-15',
  announced: 1,
  potInCents: 120_000_000,
  minimumInCents: 2000,
  claimableUntil: null,
  state: 'draft',
  isCalculating: 0,
  years: [2025],
  groups: ['gen', 'sci', 'e-gen', 'e-sci'],
  missing: [],
  isStale: 0,
  isExported: 0,
  isRejected: 0,
  needsSecondPerson: 0,
  isApprovedByOne: 0,
  factors: [
    { code: '8', factor: 1 },
    { code: '85.2', factor: 0.725 },
  ],
  deductions: [],
  unregisteredPrefixes: ['978951', '978952'],
  invoices: [],
  alsoCountedBy: [],
  reserves: [],
  canExpire: 0,
  openLate: null,
  result: null,
};

/** Years and groups without loans. */
export const storyMissing: Distribution['missing'] = [
  { year: 2025, group: 'sci' },
  { year: 2025, group: 'e-sci' },
  { year: 2024, group: 'sci' },
];
