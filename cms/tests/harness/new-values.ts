import { isniCheckCharacter } from '@nimio/domain/author-name/isni';

/** @param body the first twelve digits */
function isbnOf(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

let isbns = 0;

/** A valid ISBN that no catalogue has. */
export function newIsbn(): string {
  isbns += 1;
  return isbnOf(`97898${String(process.pid % 100).padStart(2, '0')}${String(isbns).padStart(5, '0')}`);
}

/** A valid ISBN of a Finnish publisher that no catalogue has. */
export function newFinnishIsbn(): string {
  isbns += 1;
  return isbnOf(
    `978951${String(process.pid % 100).padStart(2, '0')}${String(isbns % 10_000).padStart(4, '0')}`,
  );
}

/** The ISBNs of a long file, below a million. */
export const isbnAt = (index: number): string => isbnOf(`978952${String(index).padStart(6, '0')}`);

let classes = 0;

/** The code of a library class that has no factor. */
export function newClassCode(): string {
  classes += 1;
  return `9${process.pid % 1000}.${classes}`;
}

let isnis = 0;

/** A valid ISNI that no name has. */
export function newIsni(): string {
  isnis += 1;
  const digits = `0000${String(process.pid % 1000).padStart(3, '0')}${String(isnis).padStart(8, '0')}`;
  return digits + isniCheckCharacter(digits);
}

/** A letter for each digit: names have no digits, and letters that are interchangeable are one to matching. */
const lettered = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'abegilnors'.charAt(Number(digit)));
let surnames = 0;

/** A unique surname. */
export function newSurname(): string {
  surnames += 1;
  return `Uusi${lettered(process.pid)}q${lettered(surnames)}`;
}
