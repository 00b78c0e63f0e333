/** One way of using the product. */
export interface Combination {
  language: 'fi' | 'sv' | 'en';
  width: 1280 | 390;
  input: 'mouse' | 'keyboard';
  database: 'sqlite' | 'postgres';
}

/** Journeys beside the main job, which is walked in every combination. */
type Journey = 'editors' | 'messages' | 'passwords' | 'person' | 'session' | 'staff' | 'tour' | 'trouble';

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

/** Every pair of values meets in one of these six; each other journey sees both widths and both inputs. */
const pairwise: Plan[] = [
  plan(['fi', 1280, 'mouse', 'sqlite'], ['editors', 'person', 'staff', 'trouble']),
  plan(['sv', 1280, 'keyboard', 'postgres'], ['editors', 'person', 'session', 'staff']),
  plan(['en', 390, 'mouse', 'postgres'], ['editors', 'passwords', 'person', 'staff', 'tour']),
  plan(['fi', 390, 'keyboard', 'postgres'], ['messages', 'person', 'staff', 'trouble', 'tour']),
  plan(['sv', 390, 'mouse', 'sqlite'], ['messages', 'person', 'session', 'staff']),
  plan(['en', 1280, 'keyboard', 'sqlite'], ['messages', 'passwords', 'person', 'staff', 'tour']),
];

const every: Plan[] = (['fi', 'sv', 'en'] as const).flatMap((language) =>
  ([1280, 390] as const).flatMap((width) =>
    (['mouse', 'keyboard'] as const).flatMap((input) =>
      (['sqlite', 'postgres'] as const).map((database) =>
        plan(
          [language, width, input, database],
          ['editors', 'messages', 'passwords', 'person', 'session', 'staff', 'tour', 'trouble'],
        ),
      ),
    ),
  ),
);

/** The whole product with JOURNEYS=full, otherwise the pairs. */
export const plans = process.env['JOURNEYS'] === 'full' ? every : pairwise;
