import type { Language } from '@nimio/domain/schema';
import names from './names.json' with { type: 'json' };
import type { Random } from './random.js';

/** Returns two first names and a surname. Surnames are combined of parts, so that none is that of a famous person. */
export function personName(random: Random, language: Language): { firstNames: string; lastName: string } {
  const list = random.pick<readonly string[]>(names[language].firstNames);
  const [first, second] = [random.pick(list), random.pick(list)];
  return {
    firstNames: first === second ? first : `${first} ${second}`,
    lastName: lastName(random, language),
  };
}

function lastName(random: Random, language: Language): string {
  const { lastNameStarts, lastNameEnds } = names[language];
  const start = random.pick<string>(lastNameStarts);
  const end = lastNameEnds.length > 0 ? random.pick<string>(lastNameEnds) : '';
  return start.toLowerCase() === end ? `${start}la` : start + end;
}

/** Returns a pseudonym of one word. */
export const pseudonym = (random: Random): string => random.pick(names.pseudonyms);

/** Returns a name in the letters a to z and digits, for addresses and usernames. */
export function asciiName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

export interface Address {
  streetAddress: string;
  zipCode: string;
  postCenter: string;
  country: string;
}

/** Returns an address that is typical of a language: an invented street in a real town. */
export function address(random: Random, language: Language): Address {
  const { towns, streets } = names[language];
  const town = random.pick<Omit<Address, 'streetAddress'>>(towns);
  const flat = random.chance(0.5) ? ` ${random.pick(['A', 'B', 'C'])} ${random.int(1, 60)}` : '';
  return { streetAddress: `${random.pick<string>(streets)} ${random.int(1, 120)}${flat}`, ...town };
}
