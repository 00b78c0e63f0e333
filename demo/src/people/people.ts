import json from './people.json' with { type: 'json' };

/** A person with a name in the demonstration: in the society's register, at the test bank, or in both. */
export interface Person {
  key: string;
  firstNames: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** Its individual number is 900 or higher, which no living person has. */
  identityCode: string;
  /** The base32 secret of the second factor of staff. It is public, like the password of the demonstration. */
  totpSecret?: string;
}

/** People by key. Those with an account have the key as their username. */
export const people: Readonly<Record<keyof typeof json, Person>> = json;

const testPerson = (key: keyof typeof json, note: string) => ({ ...people[key], note });

/** The people that a user can choose at the test bank, in this order. */
export const testPeople = [
  testPerson('finnish', 'not a customer'),
  testPerson('swedish', 'not a customer'),
  testPerson('foreign', 'not a customer'),
  testPerson('walkIn', 'a customer without an account'),
  testPerson('author', 'has an account'),
  testPerson('coauthor', 'has an account'),
];
