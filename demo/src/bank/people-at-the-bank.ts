import { randomUUID } from 'node:crypto';
import type { BankFaults } from './faults.js';
import { testPersons } from './persons.js';

/** Who somebody is to the portal. */
export interface Identity {
  firstNames: string;
  lastName: string;
  birthdate: string;
  identityCode: string;
}

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

/** Enough for any test run; the oldest typed person is forgotten first. */
const mostTyped = 1000;

/** Everybody who can come in through this bank: the test persons, and those who were typed. */
export class PeopleAtTheBank {
  readonly #typed = new Map<string, Identity>();
  readonly #faults: BankFaults;

  constructor(faults: BankFaults) {
    this.#faults = faults;
  }

  /** Remembers a typed person and answers the id under which to find them. */
  add(identity: Identity): string {
    const oldest = this.#typed.keys().next();
    if (this.#typed.size >= mostTyped && !oldest.done) this.#typed.delete(oldest.value);
    const id = randomUUID();
    this.#typed.set(id, identity);
    return id;
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** The claims of a person, or undefined when nobody has that id. */
  claims(id: string): IdentityClaims | undefined {
    const found = this.#find(id);
    if (!found) return undefined;
    const { firstNames, lastName } = this.#namesOf(found);
    const claims: IdentityClaims = {
      sub: id,
      given_name: firstNames,
      family_name: lastName,
      name: `${firstNames} ${lastName}`,
      birthdate: found.birthdate,
    };
    if (this.#faults.noIdentityCode) return claims;
    return { ...claims, personal_identity_code: this.#codeOf(found) };
  }

  #find(id: string): Identity | undefined {
    return testPersons.find(({ key }) => key === id) ?? this.#typed.get(id);
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
