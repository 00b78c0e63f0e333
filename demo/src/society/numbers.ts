import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import { normalizeIsbn } from '@nimio/domain/work/isbn';
import { books } from '../catalogue/books.js';
import type { Random } from './random.js';

/** The number of possible birthdays, a prime, so that a stride reaches each of them. */
const birthdays = 24_317;
const firstBirthday = Date.UTC(1938, 0, 3);
const day = 86_400_000;
/** Known people have lower individual numbers. */
const firstIndividual = 920;
const individuals = 80;

/** Returns an identity code that is unique for up to 1.9 million people. */
export function identityCodeOf(index: number, random: Random): string {
  const turn = (index * 9_973) % birthdays;
  const birthdate = new Date(firstBirthday + turn * day).toISOString().slice(0, 10);
  const sign = random.weighted(
    birthdate < '2000'
      ? [
          ['-', 8],
          ['Y', 1],
          ['X', 1],
        ]
      : [
          ['A', 8],
          ['B', 1],
          ['E', 1],
        ],
  );
  const individual = firstIndividual + ((Math.floor(index / birthdays) + turn) % individuals);
  return makeIdentityCode(birthdate, sign, individual);
}

/**
 * Returns a Finnish account number: 14 digits, the last one by Luhn's algorithm, of a bank group that is not assigned.
 */
export function finnishIban(index: number): string {
  const body = `9${String(index).padStart(12, '0')}`;
  return iban('FI', body + luhn(body));
}

const foreignBanks = {
  SE: { bic: 'DEMOSESS', bban: (number: string) => `000${number.padStart(17, '0')}` },
  DE: { bic: 'DEMODEFF', bban: (number: string) => number.padStart(18, '0') },
  EE: { bic: 'DEMOEE2XXXX', bban: (number: string) => number.padStart(16, '0') },
} as const;

/** Returns a foreign account with the BIC of a bank that does not exist. */
export function foreignAccount(index: number, random: Random): { iban: string; bic: string } {
  const country = random.pick(['SE', 'DE', 'EE'] as const);
  const { bic, bban } = foreignBanks[country];
  return { iban: iban(country, bban(String(index))), bic };
}

function iban(country: string, bban: string): string {
  const letters = [...country].map((letter) => parseInt(letter, 36)).join('');
  const check = 98n - (BigInt(`${bban}${letters}00`) % 97n);
  return country + String(check).padStart(2, '0') + bban;
}

function luhn(body: string): number {
  const sum = [...body].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The greatest prime below the two million numbers that begin with 978-951 or 978-952. */
const isbnSpace = 1_999_993;
export const maxWorks = 1_900_000;

/** Generates unique ISBN-13s, except those of the catalogue. */
export function* isbns(random: Random): Generator<string, void> {
  const stride = random.int(500_000, 1_500_000);
  const taken = new Set(books.flatMap((book) => book.isbns.map(normalizeIsbn)));
  let place = random.int(0, isbnSpace - 1);
  for (let count = 0; count < isbnSpace; count += 1) {
    place = (place + stride) % isbnSpace;
    const body = `978${951_000_000 + place}`;
    if (body.startsWith('9789529999')) continue;
    const isbn = body + isbnCheckDigit(body);
    if (!taken.has(isbn)) yield isbn;
  }
}

function isbnCheckDigit(body: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(body[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}
