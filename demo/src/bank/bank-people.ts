import { randomUUID } from 'node:crypto';
import { type Person, testPeople } from '../people/people.js';
import type { BankFaults } from './faults.js';

export type Identity = Pick<Person, 'firstNames' | 'lastName' | 'birthdate' | 'identityCode'>;

/** The claims of an ID token, under the names that Finnish brokers use. */
export interface IdentityClaims {
  sub: string;
  given_name: string;
  family_name: string;
  name: string;
  birthdate: string;
  personal_identity_code?: string;
  [claim: string]: unknown;
}

/** The people whom the bank can identify: the test people, and those that a user has typed. */
export class BankPeople {
  readonly #identities = new Map<string, Identity>(testPeople.map((person) => [person.key, person]));
  readonly #faults: BankFaults;

  constructor(faults: BankFaults) {
    this.#faults = faults;
  }

  /** Adds a typed person, and returns the person's id. */
  add(identity: Identity): string {
    const id = randomUUID();
    this.#identities.set(id, identity);
    return id;
  }

  has(id: string): boolean {
    return this.#identities.has(id);
  }

  /** Returns the claims of a person, or undefined if the id is unknown. */
  claims(id: string): IdentityClaims | undefined {
    const identity = this.#identities.get(id);
    if (!identity) return undefined;
    const { firstNames, lastName } = this.#namesOf(identity);
    const claims: IdentityClaims = {
      sub: id,
      given_name: firstNames,
      family_name: lastName,
      name: `${firstNames} ${lastName}`,
      birthdate: identity.birthdate,
    };
    if (this.#faults.noIdentityCode) return claims;
    return { ...claims, personal_identity_code: this.#codeOf(identity) };
  }

  #namesOf({ firstNames, lastName }: Identity): Pick<Identity, 'firstNames' | 'lastName'> {
    if (!this.#faults.strangeNames) return { firstNames, lastName };
    return {
      firstNames: `${firstNames}\u0007\u202e ${'Ämma📚'.repeat(100)}`,
      lastName: ` \t${lastName}\u0000${'-Ö'.repeat(300)}`,
    };
  }

  #codeOf({ identityCode }: Identity): string {
    if (!this.#faults.wrongCheckCharacter) return identityCode;
    return identityCode.slice(0, -1) + (identityCode.endsWith('0') ? '1' : '0');
  }
}
