/** A word of a given name. */
export interface GivenWord {
  text: string;
  /** An initial or an abbreviation: it stands for any word that begins so. */
  isShort: boolean;
  /** A hyphen ties it to the next one. */
  joinsNext: boolean;
}

/** One way to read a name as it is written: which of its words are the surname. */
export interface NameReading {
  given: readonly GivenWord[];
  /** Words of the surname, in lower case, with their marks; of a name of one word that word. */
  family: readonly string[];
  /** *von*, *de la*: wherever the catalogue puts them. */
  particles: string;
  /** What tells members of a family of one name apart. */
  generation: string;
}

const particles = new Set(
  (
    'af, av, da, das, de, del, della, den, der, di, dos, du, la, le, ten, ter, van, von, zu, zum, zur, ' +
    'аф, ван, де, дер, ла, фон'
  ).split(', '),
);

/** How the members of a family are told apart, in the languages that libraries here write. */
const generations: [string, RegExp][] = [
  ['senior', /^(?:sr|senior|vanh|vanhempi|d\.? ?ä|(?:den )?äldre|père|the elder|ст|старший)\.?$/u],
  ['junior', /^(?:jr|junior|nuor|nuorempi|d\.? ?y|(?:den )?yngre|fils|the younger|мл|младший)\.?$/u],
  ['second', /^ii$/],
  ['third', /^iii$/],
];
const longestGeneration = 2;

const generationOf = (text: string): string | undefined =>
  generations.find(([, pattern]) => pattern.test(text))?.[0];

/** Everything that a keyboard has in the place of an apostrophe, and the soft sign of scholars. */
const apostrophes = /['\u2018\u2019\u201b\u02b9-\u02bc\u2032\uff07`\u00b4]/g;

/** Years of life and what stands in brackets are about the person and not of the name. */
const tidy = (text: string): string =>
  text
    // Before what takes an accent that stands alone apart.
    .replace(apostrophes, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    // Initials that stand close: "A.M." and "J.-P.".
    .replace(/\.(?=[\p{L}])/gu, '. ')
    .replace(/[^\p{L}\p{M}.,\- ]+/gu, ' ');

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

/** Takes the last words away where they tell the generation. */
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

/** Particles before a surname, unless it is made of nothing else. */
const leadingParticles = (words: readonly string[]): number => {
  const first = words.findIndex((word) => !particles.has(word));
  return Math.max(0, first);
};

/** Particles that the card puts behind the given names: *Wright, Georg Henrik von*. */
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

/** Without a comma the surname is at the end, of one word or more; initials at the end stand behind it. */
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
  const [first = [], ...others] = tidy(name)
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const told = others.find((words) => generationOf(words.join(' ')) !== undefined);
  const [given] = others.filter((words) => words !== told);
  const generation = told ? (generationOf(told.join(' ')) ?? '') : undefined;
  const whole = withoutGeneration(given ?? first);
  const of = generation ?? whole.generation;
  return given ? [reading(first, whole.words, of)] : inNaturalOrder(whole.words, of);
}
