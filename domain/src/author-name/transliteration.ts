/** Letters of Russian, Ukrainian and Belarusian by their sounds; a sound that catalogues write with two letters is a capital. */
const cyrillic: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'e',
    ё: 'e',
    ж: 'Z',
    з: 'z',
    и: 'i',
    і: 'i',
  },
  ...{
    ї: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ў: 'u',
  },
  ...{ ф: 'f', х: 'h', ц: 'c', ч: 'C', ш: 'S', щ: 'SC', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
};

type Rules = readonly (readonly [RegExp, string])[];

/** How the same sounds are written in Latin letters. */
const ways: readonly Rules[] = [
  // Finnish (SFS 4900), and the scholarly ISO 9 and its predecessor.
  [
    [/štš|šč|ŝ/g, 'SC'],
    [/tš|č/g, 'C'],
    [/š/g, 'S'],
    [/ž/g, 'Z'],
    [/â/g, 'ia'],
    [/û/g, 'iu'],
  ],
  // Swedish.
  [
    [/sjtj|stj/g, 'SC'],
    [/tj/g, 'C'],
    [/sj/g, 'S'],
    [/zj/g, 'Z'],
    [/ch/g, 'h'],
  ],
  // English.
  [
    [/shch/g, 'SC'],
    [/tch|ch/g, 'C'],
    [/sh/g, 'S'],
    [/zh/g, 'Z'],
    [/kh/g, 'h'],
  ],
  // German.
  [
    [/schtsch/g, 'SC'],
    [/tsch/g, 'C'],
    [/sch/g, 'S'],
    [/ch/g, 'h'],
  ],
];

/** Removes differences between systems that do not change the sound: j, i and y, and o and e after a sibilant. */
const normalizeSounds = (sounds: string): string =>
  sounds
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/w/g, 'v')
    .replace(/ff$/, 'v')
    .replace(/x/g, 'ks')
    .replace(/ts/g, 'c')
    .replace(/[jy]/g, 'i')
    .replace(/i+/g, 'i')
    .replace(/i[eo]/g, 'e')
    .replace(/(?<=[SCZ])o/g, 'e');

/** The sounds that can be distinguished when š, č and ž are written without their carons. */
export const unmarked = (sounds: string): string => sounds.toLowerCase().replace(/(?<=[scz])o/g, 'e');

export const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

export interface Sounds {
  /** One for each system by which the word may have been transliterated. */
  exact: readonly string[];
  /** For a Finnish or scholarly spelling whose diacritics may have been dropped; `undefined` for a Cyrillic word. */
  bare: string | undefined;
}

/**
 * How a word in lower case sounds in its Cyrillic original, so that Чехов, Tšehov, Tjechov, Chekhov, Tschechow and Čehov
 * are one name. For a word that never was Cyrillic the result has no meaning.
 */
export function soundsOf(word: string): Sounds {
  if (isCyrillic(word)) {
    const letters = [...word].map((letter) => cyrillic[letter] ?? letter).join('');
    return { exact: [normalizeSounds(letters)], bare: undefined };
  }
  const exact = ways.map((rules) =>
    normalizeSounds(rules.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)),
  );
  return { exact: [...new Set(exact)], bare: unmarked(normalizeSounds(word)) };
}

/** Whether two words may be the same one, transliterated by different systems. */
export function soundAlike(one: Sounds, other: Sounds): boolean {
  if (one.exact.some((sounds) => other.exact.includes(sounds))) return true;
  const isSaidBy = (bare: string | undefined, { exact }: Sounds) =>
    bare !== undefined && exact.some((sounds) => unmarked(sounds) === bare);
  return isSaidBy(one.bare, other) || isSaidBy(other.bare, one);
}
