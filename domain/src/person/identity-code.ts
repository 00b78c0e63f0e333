/** Signs between the birth date and the individual number, with the century that each means. */
const centuries: Readonly<Record<string, number>> = {
  '+': 1800,
  '-': 1900,
  Y: 1900,
  X: 1900,
  W: 1900,
  V: 1900,
  U: 1900,
  A: 2000,
  B: 2000,
  C: 2000,
  D: 2000,
  E: 2000,
  F: 2000,
};

/** Remainders of 31, without the letters that are easily misread (G, I, O, Q, Z). */
const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** Without the `u` flag, `i` folds ASCII letters only: `ſ` does not pass as `S`. */
const shape = /^(\d\d)(\d\d)(\d\d)([+\-YXWVUABCDEF])(\d{3})([0-9A-FHJ-NPR-Y])$/i;

const firstNumber = 2;
const firstTestNumber = 900;

export type IdentityCodeFault = 'format' | 'date' | 'future' | 'number' | 'test' | 'check';

export type IdentityCode =
  | { ok: true; value: string; birthdate: string; isTest: boolean }
  | { ok: false; reason: IdentityCodeFault };

export interface IdentityCodeOptions {
  /** Accept individual numbers 900 to 999, which no person has. */
  allowTest?: boolean;
  /** `YYYY-MM-DD`; a birth date after it is refused. */
  today?: string;
  /** Accept wrong check characters, which some brokers' test banks send; never set this in production. */
  tolerateCheck?: boolean;
}

/**
 * Reads a Finnish personal identity code (domain model, Coming in): `DDMMYY`, century sign, individual
 * number 002 to 999 and a check character by mod 31.
 *
 * The value is returned trimmed and in upper case. The sign is part of the identity: people born on one day may differ
 * only in it, so it is not normalized, and a dash that only resembles `-` is refused.
 */
export function parseIdentityCode(input: string, options: IdentityCodeOptions = {}): IdentityCode {
  const match = shape.exec(input.trim());
  if (!match) return { ok: false, reason: 'format' };
  const value = match[0].toUpperCase();
  const individual = Number(value.slice(7, 10));
  const birthdate = birthdateOf(value);
  if (!birthdate) return { ok: false, reason: 'date' };
  if (options.today !== undefined && birthdate > options.today) return { ok: false, reason: 'future' };
  if (individual < firstNumber) return { ok: false, reason: 'number' };
  const isTest = individual >= firstTestNumber;
  if (isTest && !options.allowTest) return { ok: false, reason: 'test' };
  if (!options.tolerateCheck && checkCharacter(value) !== value[10]) return { ok: false, reason: 'check' };
  return { ok: true, value, birthdate, isTest };
}

/** Shown where it is enough to know that a code is stored. */
export const maskedIdentityCode = '••••••-••••';

/**
 * Creates a code for test data; use numbers 900 to 999, which no person has.
 *
 * @param birthdate `YYYY-MM-DD`
 * @param sign a sign of the birth date's century
 * @param number the individual number, 2 to 999
 * @throws RangeError when the three do not form a valid code
 */
export function makeIdentityCode(birthdate: string, sign: string, number: number): string {
  const [year = '', month = '', day = ''] = birthdate.split('-');
  const start = `${day}${month}${year.slice(-2)}${sign}${String(number).padStart(3, '0')}`;
  const code = start + checkCharacter(start);
  const parsed = parseIdentityCode(code, { allowTest: true });
  if (!parsed.ok || parsed.birthdate !== birthdate) {
    throw new RangeError(`no identity code for ${birthdate} with sign ${sign} and number ${number}`);
  }
  return code;
}

function birthdateOf(value: string): string | undefined {
  const century = centuries[value[6] ?? ''];
  if (century === undefined) return undefined;
  const [day, month, year] = [
    Number(value.slice(0, 2)),
    Number(value.slice(2, 4)),
    century + Number(value.slice(4, 6)),
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

function checkCharacter(start: string): string {
  return checkCharacters[Number(start.slice(0, 6) + start.slice(7, 10)) % 31] ?? '';
}
