/** A word of a given name. */
export interface GivenWord {
  text: string;
  /** An initial or an abbreviation: it matches any word that begins with it. */
  isShort: boolean;
  /** A hyphen joins it to the next one. */
  joinsNext: boolean;
}

/** One way to read a name as it is written: which of its words are the surname. */
export interface NameReading {
  given: readonly GivenWord[];
  /** Words of the surname, in lower case, with diacritics; the only word of a name of one word. */
  family: readonly string[];
  /** *von*, *de la*, wherever the catalogue puts them. */
  particles: string;
  /** The generation: *Jr*, *III*. */
  generation: string;
}

const particles = new Set(
  (
    'af, av, da, das, de, del, della, den, der, di, dos, du, la, le, ten, ter, van, von, zu, zum, zur, ' +
    'аф, ван, де, дер, ла, фон'
  ).split(', '),
);

/** Words for generations, in the languages that Finnish libraries use. */
const generations: [string, RegExp][] = [
  ['senior', /^(?:sr|senior|vanh|vanhempi|d\.? ?ä|(?:den )?äldre|père|the elder|ст|старший)\.?$/u],
  ['junior', /^(?:jr|junior|nuor|nuorempi|d\.? ?y|(?:den )?yngre|fils|the younger|мл|младший)\.?$/u],
  ['second', /^ii$/],
  ['third', /^iii$/],
];
const longestGeneration = 2;

const generationOf = (text: string): string | undefined =>
  generations.find(([, pattern]) => pattern.test(text))?.[0];

/** Characters that are typed instead of an apostrophe, and the scholarly soft sign. */
const apostrophes = /['\u2018\u2019\u201b\u02b9-\u02bc\u2032\uff07`\u00b4]/g;

/** Removes years of life and text in brackets, which describe the person and are no part of the name. */
const normalize = (text: string): string =>
  text
    // This has to come before normalization, which decomposes a free-standing accent.
    .replace(apostrophes, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    // Initials without spaces: "A.M." and "J.-P.".
    .replace(/\.(?=[\p{L}])/gu, '. ')
    .replace(/[^\p{L}\p{M}.,\- ]+/gu, ' ');

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

/** Removes the last words when they name the generation. */
function withoutGeneration(words: readonly string[]): { words: readonly string[]; generation: string } {
  for (let count = longestGeneration; count >= 1; count -= 1) {
    const generation = words.length > count ? generationOf(words.slice(-count).join(' ')) : undefined;
    if (generation !== undefined) return { words: words.slice(0, -count), generation };
  }
  return { words, generation: '' };
}

const isShort = (word: string): boolean => word.endsWith('.') || [...word].length === 1;

const givenOf = (words: readonly string[]): GivenWord[] =>
  words.flatMap((word) => {
    const parts = word.split('-').filter((part) => /\p{L}/u.test(part));
    return parts.map((part, at) => ({
      text: part.replaceAll('.', ''),
      isShort: isShort(part),
      joinsNext: at < parts.length - 1,
    }));
  });

/** Particles before a surname, unless it consists of particles only. */
const leadingParticles = (words: readonly string[]): number => {
  const first = words.findIndex((word) => !particles.has(word));
  return Math.max(0, first);
};

/** Particles that a catalogue puts after the given names: *Wright, Georg Henrik von*. */
const trailingParticles = (words: readonly string[]): number => {
  const last = words.findLastIndex((word) => !particles.has(word));
  return last < 0 ? 0 : words.length - 1 - last;
};

function reading(family: readonly string[], given: readonly string[], generation: string): NameReading {
  const before = leadingParticles(family);
  const behind = trailingParticles(given);
  const own = given.slice(0, given.length - behind);
  return {
    given: givenOf(own),
    family: family.slice(before).flatMap((word) => word.replaceAll('.', '').split('-').filter(Boolean)),
    particles: [...given.slice(own.length), ...family.slice(0, before)].join(' '),
    generation,
  };
}

/** Without a comma the surname is at the end and has one word or more; initials at the end follow it. */
function inNaturalOrder(words: readonly string[], generation: string): NameReading[] {
  if (words.length < 2) return words.length === 0 ? [] : [reading(words, [], generation)];
  if (isShort(words.at(-1) ?? '')) {
    const at = words.findLastIndex((word) => !isShort(word)) + 1;
    return at === 0 ? [] : [reading(words.slice(0, at), words.slice(at), generation)];
  }
  return words.slice(1).flatMap((_, before) => {
    const [given, family] = [words.slice(0, before + 1), words.slice(before + 1)];
    if (family.some(isShort) || trailingParticles(given) > 0) return [];
    return [reading(family, given, generation)];
  });
}

/**
 * The ways in which a name can be read: *Surname, Given names* in one, *Given names Surname* in one for each word at
 * which the surname may begin. Empty when there is no word in it.
 *
 * @param name as a catalogue or a person writes it: with initials, particles, years of life, *Jr*
 */
export function readingsOf(name: string): NameReading[] {
  const [first = [], ...others] = normalize(name)
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const suffix = others.find((words) => generationOf(words.join(' ')) !== undefined);
  const [given] = others.filter((words) => words !== suffix);
  const generation = suffix ? (generationOf(suffix.join(' ')) ?? '') : undefined;
  const whole = withoutGeneration(given ?? first);
  const of = generation ?? whole.generation;
  return given ? [reading(first, whole.words, of)] : inNaturalOrder(whole.words, of);
}
