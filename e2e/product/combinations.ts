/** One way of using the product. */
export interface Combination {
  language: 'fi' | 'sv' | 'en';
  width: 1280 | 390;
  input: 'mouse' | 'keyboard';
  database: 'sqlite' | 'postgres';
}

/** Every pair of values meets in one of these six. */
const pairwise: Combination[] = [
  { language: 'fi', width: 1280, input: 'mouse', database: 'sqlite' },
  { language: 'sv', width: 1280, input: 'keyboard', database: 'postgres' },
  { language: 'en', width: 390, input: 'mouse', database: 'postgres' },
  { language: 'fi', width: 390, input: 'keyboard', database: 'postgres' },
  { language: 'sv', width: 390, input: 'mouse', database: 'sqlite' },
  { language: 'en', width: 1280, input: 'keyboard', database: 'sqlite' },
];

const every: Combination[] = (['fi', 'sv', 'en'] as const).flatMap((language) =>
  ([1280, 390] as const).flatMap((width) =>
    (['mouse', 'keyboard'] as const).flatMap((input) =>
      (['sqlite', 'postgres'] as const).map((database) => ({ language, width, input, database })),
    ),
  ),
);

/** The whole product with JOURNEYS=full, otherwise the pairs. */
export const combinations = process.env['JOURNEYS'] === 'full' ? every : pairwise;
