/** One way of using the product. */
export interface Combination {
  language: 'fi' | 'sv' | 'en';
  width: 1280 | 390;
  input: 'mouse' | 'keyboard';
  database: 'sqlite' | 'postgres';
}

/** Journeys beside the main job, which is walked in every combination. */
type Journey =
  | 'access'
  | 'accounting'
  | 'classes'
  | 'distributions'
  | 'editors'
  | 'many-works'
  | 'messages'
  | 'passwords'
  | 'person'
  | 'session'
  | 'staff'
  | 'staff-works'
  | 'suggestions'
  | 'statistics'
  | 'tour'
  | 'trouble'
  | 'works';

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
  journeys: ['main-job', ...journeys].map((name) => `${name}.spec.ts`),
});

/**
 * Every pair of values meets in one of these six; each other journey sees both widths and both inputs. The first three
 * have every value of each, and so have the last three: journeys of works and money are in all of either.
 */
const pairwise: Plan[] = [
  plan(
    ['fi', 1280, 'mouse', 'sqlite'],
    [
      'access',
      'accounting',
      'classes',
      'editors',
      'person',
      'staff',
      'staff-works',
      'statistics',
      'suggestions',
      'trouble',
    ],
  ),
  plan(
    ['sv', 1280, 'keyboard', 'postgres'],
    [
      'access',
      'accounting',
      'classes',
      'editors',
      'person',
      'staff',
      'staff-works',
      'statistics',
      'suggestions',
      'trouble',
    ],
  ),
  plan(
    ['en', 390, 'mouse', 'postgres'],
    [
      'access',
      'accounting',
      'classes',
      'editors',
      'passwords',
      'person',
      'staff',
      'staff-works',
      'statistics',
      'suggestions',
      'tour',
      'trouble',
    ],
  ),
  plan(
    ['fi', 390, 'keyboard', 'postgres'],
    [
      'access',
      'distributions',
      'many-works',
      'messages',
      'person',
      'session',
      'staff',
      'staff-works',
      'tour',
      'works',
    ],
  ),
  plan(
    ['sv', 390, 'mouse', 'sqlite'],
    ['access', 'distributions', 'many-works', 'messages', 'person', 'session', 'staff', 'works'],
  ),
  plan(
    ['en', 1280, 'keyboard', 'sqlite'],
    [
      'access',
      'distributions',
      'many-works',
      'messages',
      'passwords',
      'person',
      'session',
      'staff',
      'tour',
      'works',
    ],
  ),
];

const every: Plan[] = (['fi', 'sv', 'en'] as const).flatMap((language) =>
  ([1280, 390] as const).flatMap((width) =>
    (['mouse', 'keyboard'] as const).flatMap((input) =>
      (['sqlite', 'postgres'] as const).map((database) =>
        plan(
          [language, width, input, database],
          [
            'access',
            'accounting',
            'classes',
            'distributions',
            'editors',
            'many-works',
            'messages',
            'passwords',
            'person',
            'session',
            'staff',
            'staff-works',
            'statistics',
            'suggestions',
            'tour',
            'trouble',
            'works',
          ],
        ),
      ),
    ),
  ),
);

/** The whole product with JOURNEYS=full, otherwise the pairs. */
export const plans = process.env['JOURNEYS'] === 'full' ? every : pairwise;
