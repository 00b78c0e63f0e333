import { readdirSync } from 'node:fs';
import path from 'node:path';

/** One way of using the product. */
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
  /** Files of journeys. */
  journeys: string[];
}

const plan = (
  language: Combination['language'],
  width: Combination['width'],
  input: Combination['input'],
  database: Combination['database'],
  journeys: string[] = [],
): Plan => ({
  // In two of them, one for each width.
  combination: { language, width, input, database, hasAxe: input === 'mouse' && language !== 'sv' },
  journeys: journeys.map((name) => `${name}.spec.ts`),
});

/** Each pair of values occurs in one of these six. The journeys named are those of `npm test`. */
const pairwise = [
  plan('fi', 390, 'mouse', 'postgres', [
    ...['access', 'accounting', 'messages', 'passwords', 'person', 'session'],
    ...['staff', 'statistics', 'tour', 'trouble', 'works'],
  ]),
  plan('sv', 1280, 'keyboard', 'postgres', ['main-job', 'many-works', 'suggestions']),
  plan('en', 1280, 'mouse', 'sqlite', ['classes', 'distributions', 'editors', 'staff-works']),
  plan('fi', 1280, 'keyboard', 'sqlite'),
  plan('sv', 390, 'mouse', 'sqlite'),
  plan('en', 390, 'keyboard', 'postgres'),
];

const planned = new Set(pairwise.flatMap(({ journeys }) => journeys));
const files = readdirSync(path.resolve(import.meta.dirname, '../journeys'));
const unplanned = files.filter((file) => !planned.delete(file));
if (unplanned.length > 0 || planned.size > 0)
  throw new Error(
    `Journeys without a plan: ${unplanned.join()}. Plans without a journey: ${[...planned].join()}.`,
  );

const every = pairwise.map(({ combination }) => ({ combination, journeys: ['*.spec.ts'] }));

/** With TEST_DEPTH=full each journey in each combination. */
export const plans: Plan[] =
  process.env['TEST_DEPTH'] === 'full' ? every : pairwise.filter(({ journeys }) => journeys.length > 0);
