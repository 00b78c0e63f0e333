import { plainLetters } from '../text/search-words.js';
import { isCyrillic, type Sounds, soundAlike, soundsOf, unmarked } from './transliteration.js';
import { type GivenWord, type NameReading, readingsOf } from './written-name.js';

/**
 * How well two names agree. `exact`: the same surname, and no given name that both tell is another one. `initials`: the
 * same, but a given name of one is only an initial of the other's. `none`: they are names of two people.
 */
export type NameMatch = 'exact' | 'initials' | 'none';

/** Marks as those write them who have only a to z, where they do not leave them out. */
const spelledOut: Record<string, string> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };
const withoutMarks = (word: string): string =>
  plainLetters(word.replace(/[åäæöøü]/g, (letter) => spelledOut[letter] ?? letter));

/** A word by its letters: without marks, and with them written out. */
const spellings = (word: string): string[] => [...new Set([plainLetters(word), withoutMarks(word)])];

/** Whether two words are the same to whoever compares them. */
interface Comparison {
  isSame: (one: string, other: string) => boolean;
  /** The first may be short for the second. */
  begins: (short: string, whole: string) => boolean;
}

const meet = (one: readonly string[], other: readonly string[], test: (a: string, b: string) => boolean) =>
  one.some((a) => other.some((b) => test(a, b)));

const byLetters: Comparison = {
  // Both written out would bring nothing together that is not the same without marks.
  isSame: (one, other) => meet(spellings(one), spellings(other), (a, b) => a === b),
  begins: (short, whole) => meet(spellings(short), spellings(whole), (a, b) => b.startsWith(a)),
};

/** E at the beginning is written as je or ye: of an initial nothing but that is left. */
const first = (sounds: string): string => unmarked(sounds).replace(/^e/, 'i');
const bySounds: Comparison = {
  isSame: (one, other) => soundAlike(soundsOf(one), soundsOf(other)),
  begins: (short, whole) =>
    meet(soundsOf(short).exact, soundsOf(whole).exact, (a, b) => first(b).startsWith(first(a))),
};

/** Surnames and patronymics that are Slavic by their endings alone, and such as others end so, too. */
const slavic = /(?:[oe]v|[sc]k)(?:a|i|aia)?$|enko$|[oe]v(?:ic|na)$/;
const perhapsSlavic = /(?:ina?|ic|iuk|cuk|[koe]i|aia|ian)$/;

const familyOf = ({ family }: NameReading): string => family.join('');
const saysBy = (pattern: RegExp, { exact }: Sounds): boolean =>
  exact.some((sounds) => pattern.test(unmarked(sounds)));

/**
 * Whether differing letters may be of two ways of transliteration. In other names they tell people apart: Marja is not
 * Maria, nor Henri Henry.
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
 * The first given names have to agree, and of the others each that the one with fewer has, in their order; an initial
 * has to stand in its place. What a hyphen ties is one name: Jukka is not Jukka-Pekka.
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
 * Sjoholm*, *А. П. Чехов* and *Tšehov, Anton*. Indifferent to case and marks, to which comes first, and to what a comma
 * turns round; decision 0032 says what it holds for one and for two.
 *
 * Anything but `none` is a match: what is suggested is looked at by a person, and a namesake with the same initial
 * cannot be told apart by the name.
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

/** A surname as it is found by: its spellings, and its sounds where it may have been Cyrillic. */
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
 * By what an index finds the names that may match a name: surname and first initial, each way in which they may be
 * written. Names that match have one of these in common, whatever else has.
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
 * The words by which a catalogue is asked for somebody's books: surname and given names without initials. Undefined where
 * that would be a surname alone, under which there are too many; a pseudonym of one word is looked for.
 *
 * @param name given names first
 */
export function wordsToLookFor(name: string): string | undefined {
  const words = name.split(/\s+/).filter(Boolean);
  const whole = words.filter((word) => !word.endsWith('.') && [...word].length >= fewestLetters);
  return whole.length === 0 || (whole.length === 1 && words.length > 1) ? undefined : whole.join(' ');
}
