import { makeIdentityCode } from '@nimio/domain/person/identity-code';

/** A person whom the demonstration knows by name: in the society's register, at the test bank or at both. */
export interface Person {
  key: string;
  firstNames: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** With an individual number from 900, which no living person has. */
  identityCode: string;
}

function person(
  key: string,
  firstNames: string,
  lastName: string,
  birthdate: string,
  code: [string, number],
): Person {
  return { key, firstNames, lastName, birthdate, identityCode: makeIdentityCode(birthdate, ...code) };
}

/** Customers of the society; all but `walkIn` have an account by the name of their key. */
export const customers = {
  author: person('author', 'Aino Maria', 'Kuusivaara', '1975-03-12', ['-', 918]),
  coauthor: person('coauthor', 'Björn Erik', 'Sandbacka', '1962-11-30', ['-', 903]),
  tester: person('tester', 'Elli Sofia', 'Rantakoski', '1988-06-07', ['-', 906]),
  beneficiary: person('beneficiary', 'Martti Juhani', 'Honkasuo', '1957-01-19', ['-', 911]),
  representative: person('representative', 'Henrika Ulla', 'Almnäs', '1969-09-02', ['-', 904]),
  admin: person('admin', 'Saara Elina', 'Lehtoranta', '1982-04-25', ['-', 908]),
  superadmin: person('superadmin', 'Kaarlo Johannes', 'Metsäjoki', '1971-08-16', ['-', 913]),
  newcomer: person('newcomer', 'Oona Helmi', 'Pihlajasuo', '2001-05-01', ['E', 902]),
  walkIn: person('walkIn', 'Tuulikki Anna', 'Kivilahti', '1949-12-24', ['-', 910]),
} as const;

/** People of whom the society knows nothing yet. */
export const strangers = {
  finnish: person('finnish', 'Väinö Olavi', 'Ahosalmi', '1994-05-01', ['Y', 903]),
  swedish: person('swedish', 'Linnéa Karin', 'Björknäs', '1979-10-08', ['-', 914]),
  foreign: person('foreign', 'Olena', 'Veretska', '2003-05-02', ['F', 903]),
} as const;
