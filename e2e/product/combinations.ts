/** One way of using the product. */
export interface Combination {
  language: 'fi' | 'sv' | 'en';
  width: 1280 | 390;
  input: 'mouse' | 'keyboard';
  database: 'sqlite' | 'postgres';
}

/** The main job, works and money: walked in every combination. */
const always = [
  'main-job',
  'accounting',
  'classes',
  'distributions',
  'many-works',
  'staff-works',
  'statistics',
  'suggestions',
  'works',
];

/** Journeys beside those. */
type Journey =
  | 'access'
  | 'editors'
  | 'messages'
  | 'passwords'
  | 'person'
  | 'session'
  | 'staff'
  | 'tour'
  | 'trouble';

interface Plan {
  combination: Combination;
  /** Files of journeys. */
  journeys: string[];
}

const plan = (
  [language, width, input, database]: [
    Combination['language'],
    Combination['width'],
    Combination['input'],
    Combination['database'],
  ],
  journeys: Journey[],
): Plan => ({
  combination: { language, width, input, database },
  journeys: [...always, ...journeys].map((name) => `${name}.spec.ts`),
});

/** Every pair of values meets in one of these six; each journey that is not in all of them sees both widths and both inputs. */
const pairwise: Plan[] = [
  plan(['fi', 1280, 'mouse', 'sqlite'], ['access', 'editors', 'person', 'staff', 'trouble']),
  plan(['sv', 1280, 'keyboard', 'postgres'], ['access', 'editors', 'person', 'staff', 'trouble']),
  plan(
    ['en', 390, 'mouse', 'postgres'],
    ['access', 'editors', 'passwords', 'person', 'staff', 'tour', 'trouble'],
  ),
  plan(['fi', 390, 'keyboard', 'postgres'], ['access', 'messages', 'person', 'session', 'staff', 'tour']),
  plan(['sv', 390, 'mouse', 'sqlite'], ['access', 'messages', 'person', 'session', 'staff']),
  plan(
    ['en', 1280, 'keyboard', 'sqlite'],
    ['access', 'messages', 'passwords', 'person', 'session', 'staff', 'tour'],
  ),
];

const every: Plan[] = (['fi', 'sv', 'en'] as const).flatMap((language) =>
  ([1280, 390] as const).flatMap((width) =>
    (['mouse', 'keyboard'] as const).flatMap((input) =>
      (['sqlite', 'postgres'] as const).map((database) =>
        plan(
          [language, width, input, database],
          ['access', 'editors', 'messages', 'passwords', 'person', 'session', 'staff', 'tour', 'trouble'],
        ),
      ),
    ),
  ),
);

/** The whole product with JOURNEYS=full, otherwise the pairs. */
export const plans = process.env['JOURNEYS'] === 'full' ? every : pairwise;
