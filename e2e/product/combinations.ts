import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A combination of language, width, input and database. */
export interface Combination {
  language: 'fi' | 'sv' | 'en';
  width: 1280 | 390;
  input: 'mouse' | 'keyboard';
  database: 'sqlite' | 'postgres';
  /** Whether axe checks each page: what it finds depends on the width, but on neither the input nor the database. */
  hasAxe: boolean;
}

interface Plan {
  combination: Combination;
  /** File names of journeys. */
  journeys: string[];
}

const plan = (
  language: Combination['language'],
  width: Combination['width'],
  input: Combination['input'],
  database: Combination['database'],
  { hasAxe = false, journeys = [] }: { hasAxe?: boolean; journeys?: string[] } = {},
): Plan => ({
  combination: { language, width, input, database, hasAxe },
  journeys: journeys.map((name) => `${name}.spec.ts`),
});

/** Each pair of values occurs in one of these six combinations. The named journeys are those of `npm test`. */
const pairwise = [
  plan('fi', 390, 'mouse', 'postgres', {
    hasAxe: true,
    journeys: [
      ...['access', 'accounting', 'messages', 'passwords', 'person', 'session'],
      ...['acquisition', 'staff', 'statistics', 'tour', 'trouble', 'works'],
    ],
  }),
  plan('sv', 1280, 'keyboard', 'postgres', { journeys: ['main-job', 'many-works', 'book-suggestions'] }),
  plan('en', 1280, 'mouse', 'sqlite', {
    hasAxe: true,
    journeys: [
      ...['classes', 'customer-list', 'customers', 'distributions', 'editors', 'estates', 'layout-shift'],
      'staff-works',
    ],
  }),
  plan('fi', 1280, 'keyboard', 'sqlite'),
  plan('sv', 390, 'mouse', 'sqlite'),
  plan('en', 390, 'keyboard', 'postgres'),
];

const planned = pairwise.flatMap(({ journeys }) => journeys);
const present = readdirSync(path.resolve(import.meta.dirname, '../journeys')).filter((file) =>
  file.endsWith('.spec.ts'),
);
const mismatched = [...planned, ...present].filter(
  (file) => !planned.includes(file) || !present.includes(file),
);
if (mismatched.length > 0)
  throw new Error(`Journeys without a plan, or plans without a file: ${mismatched.join()}`);

const every = pairwise.map(({ combination }) => ({ combination, journeys: ['*.spec.ts'] }));

/** With TEST_DEPTH=full each journey runs in each combination. */
export const plans: Plan[] =
  process.env['TEST_DEPTH'] === 'full' ? every : pairwise.filter(({ journeys }) => journeys.length > 0);
