import { plainLetters } from '../text/search-words.js';
import { isCyrillic, type Sounds, soundAlike, soundsOf, unmarked } from './transliteration.js';
import { type GivenWord, type NameReading, readingsOf } from './written-name.js';

/**
 * How well two names agree. `exact`: the same surname, and no given name that both have differs. `initials`: the
 * same, but a given name of one is only an initial of the other's. `none`: they are names of two people.
 */
export type NameMatch = 'exact' | 'initials' | 'none';

/** How letters with diacritics are written with a to z alone, when the diacritics are not simply dropped. */
const spelledOut: Record<string, string> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };
const withoutMarks = (word: string): string =>
  plainLetters(word.replace(/[åäæöøü]/g, (letter) => spelledOut[letter] ?? letter));

/** The letters of a word: without diacritics, and with diacritics written out. */
const spellings = (word: string): string[] => [...new Set([plainLetters(word), withoutMarks(word)])];

/** Compares two words. */
interface Comparison {
  isSame: (one: string, other: string) => boolean;
  /** The first may abbreviate the second. */
  begins: (short: string, whole: string) => boolean;
}

const meet = (one: readonly string[], other: readonly string[], test: (a: string, b: string) => boolean) =>
  one.some((a) => other.some((b) => test(a, b)));

const byLetters: Comparison = {
  // Comparing both forms written out would match nothing that does not match without diacritics.
  isSame: (one, other) => meet(spellings(one), spellings(other), (a, b) => a === b),
  begins: (short, whole) => meet(spellings(short), spellings(whole), (a, b) => b.startsWith(a)),
};

/** E at the beginning is also transliterated as je or ye, so an initial E may appear as J or Y. */
const first = (sounds: string): string => unmarked(sounds).replace(/^e/, 'i');
const bySounds: Comparison = {
  isSame: (one, other) => soundAlike(soundsOf(one), soundsOf(other)),
  begins: (short, whole) =>
    meet(soundsOf(short).exact, soundsOf(whole).exact, (a, b) => first(b).startsWith(first(a))),
};

/** Endings of Slavic surnames and patronymics, and endings that other names have too. */
const slavic = /(?:[oe]v|[sc]k)(?:a|i|aia)?$|enko$|[oe]v(?:ic|na)$/;
const perhapsSlavic = /(?:ina?|ic|iuk|cuk|[koe]i|aia|ian)$/;

const familyOf = ({ family }: NameReading): string => family.join('');
const saysBy = (pattern: RegExp, { exact }: Sounds): boolean =>
  exact.some((sounds) => pattern.test(unmarked(sounds)));

/**
 * Whether differing letters may come from two systems of transliteration. In other names such letters distinguish people:
 * Marja is not Maria, nor is Henri Henry.
 */
function mayBeTransliterated(one: NameReading, other: NameReading): boolean {
  const [a, b] = [familyOf(one), familyOf(other)];
  if (isCyrillic(a) !== isCyrillic(b)) return true;
  if (isCyrillic(a)) return false;
  return [a, b].every((family) => {
    const sounds = soundsOf(family);
    return saysBy(slavic, sounds) || (a !== b && !/[åäö]/.test(family) && saysBy(perhapsSlavic, sounds));
  });
}

function agrees(one: GivenWord, other: GivenWord, { isSame, begins }: Comparison): NameMatch {
  if (isSame(one.text, other.text)) return 'exact';
  const isInitial =
    (one.isShort && begins(one.text, other.text)) || (other.isShort && begins(other.text, one.text));
  return isInitial ? 'initials' : 'none';
}

/**
 * The first given names have to agree, and so does each further one of the name that has fewer, in order; an initial has
 * to be in its place. Words joined by a hyphen are one name: Jukka is not Jukka-Pekka.
 */
function matchGiven(
  one: readonly GivenWord[],
  other: readonly GivenWord[],
  comparison: Comparison,
): NameMatch {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  if (fewer.length === 0) return more.length === 0 ? 'exact' : 'none';
  let [at, isTied] = [0, true];
  let grade: NameMatch = 'exact';
  for (const word of fewer) {
    const found = more.findIndex((candidate, place) => {
      if (place < at || (isTied && place > at)) return false;
      const agreement = agrees(word, candidate, comparison);
      return agreement === 'exact' || (agreement === 'initials' && place === at);
    });
    const met = more[found];
    if (!met) return 'none';
    if (agrees(word, met, comparison) === 'initials') grade = 'initials';
    at = found + 1;
    isTied = word.joinsNext || (met.joinsNext && !word.isShort);
  }
  return isTied && at < more.length ? 'none' : grade;
}

function matchReadings(one: NameReading, other: NameReading, comparison: Comparison): NameMatch {
  const isSameFamily =
    one.generation === other.generation &&
    one.family.length > 0 &&
    comparison.isSame(one.particles, other.particles) &&
    comparison.isSame(familyOf(one), familyOf(other));
  return isSameFamily ? matchGiven(one.given, other.given, comparison) : 'none';
}

const best = (grades: readonly NameMatch[]): NameMatch =>
  grades.find((grade) => grade === 'exact') ?? grades.find((grade) => grade === 'initials') ?? 'none';

/**
 * Whether two names, each as a catalogue or a person writes it, are one author's: *Sjöholm, Aino M.* and *Aino Maria
 * Sjoholm*, *А. П. Чехов* and *Tšehov, Anton*. Ignores case, diacritics, the order of the two arguments, and the inversion
 * that a comma marks; decision 0032 lists which names count as one and which as two.
 *
 * Anything but `none` is a match: a person reviews each suggestion, and a namesake with the same initial cannot be
 * distinguished by the name.
 */
export function matchNames(one: string, other: string): NameMatch {
  const [ones, others] = [readingsOf(one), readingsOf(other)];
  return best(
    ones.flatMap((a) =>
      others.flatMap((b) => [
        matchReadings(a, b, byLetters),
        ...(mayBeTransliterated(a, b) ? [matchReadings(a, b, bySounds)] : []),
      ]),
    ),
  );
}

/**
 * Whether a work may be by the person with these names: they match a creator that is named, or none is named. Others who
 * contributed are no creators.
 */
export function isNamedAmong(
  creators: readonly { name: string; role: string }[],
  names: readonly string[],
): boolean {
  const named = creators.filter(({ role }) => role !== 'other');
  return (
    named.length === 0 || named.some(({ name }) => names.some((own) => matchNames(name, own) !== 'none'))
  );
}

/** The index keys of a surname: its spellings, and its sounds when it may have been Cyrillic. */
const familyKeys = (family: string): string[] => {
  const { exact, bare } = soundsOf(family);
  const sounds = [...exact.map(unmarked), ...(bare === undefined ? [] : [bare])];
  return [...spellings(family), ...sounds];
};

const initialKeys = ({ given: [word] }: NameReading): string[] => {
  if (!word) return [''];
  const initials = [...spellings(word.text), ...soundsOf(word.text).exact.map(first)];
  return [...new Set(initials.map((text) => text.slice(0, 1)))];
};

const longestKey = 60;

/**
 * Index keys by which names that may match a name are found: surname and first initial, in each way in which they may be
 * written. Two names that match have at least one key in common; other names may share one too.
 */
export const keysOfName = (name: string): string[] => [
  ...new Set(
    readingsOf(name).flatMap((reading) =>
      familyKeys(familyOf(reading)).flatMap((family) =>
        initialKeys(reading).map((initial) => `${family.slice(0, longestKey)} ${initial}`.trim()),
      ),
    ),
  ),
];

const fewestLetters = 2;

/**
 * The words by which a catalogue is searched for a person's books: surname and given names without initials. `undefined`
 * when that would be a surname alone, which finds too many; a pseudonym of one word is searched.
 *
 * @param name given names first
 */
export function catalogueWords(name: string): string | undefined {
  const words = name.split(/\s+/).filter(Boolean);
  const whole = words.filter((word) => !word.endsWith('.') && [...word].length >= fewestLetters);
  return whole.length === 0 || (whole.length === 1 && words.length > 1) ? undefined : whole.join(' ');
}
