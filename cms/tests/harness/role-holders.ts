import { isOfStaff, type ProfileRole, profileRoles } from '@nimio/domain/profile/profile-roles';
import { beforeAll, beforeEach } from 'vitest';
import type { ApiResponse } from './browser.js';
import type { Input } from './calls/example.js';
import { exampleOf, resetRateLimits } from './calls.js';
import { idOf } from './messages.js';
import { type Author, giveRoles, newAuthor, represent } from './people.js';
import { server } from './server.js';

export const customerRoles = profileRoles.filter((role) => !isOfStaff([role]));

type Person = ProfileRole | 'grant' | 'customer';

/** For a test file: one person of each single role, a customer, and a representative of that customer. */
export function useRoleHolders(): (person: Person) => Author {
  const people = new Map<Person, Author>();
  const the = (person: Person): Author => people.get(person) as Author;
  beforeAll(async () => {
    for (const role of profileRoles) {
      people.set(role, await newAuthor({ roles: [role], isCreator: role === 'creator' }));
    }
    people.set('customer', await newAuthor());
    people.set('grant', await newAuthor({ roles: ['representative'], isCreator: false }));
    await represent(the('grant'), the('customer'));
  });
  beforeEach(resetRateLimits);
  return the;
}

export const everyPerson: Person[] = [...profileRoles, 'customer', 'grant'];

export const outcomeOf = ({ status, code }: ApiResponse): string | number => code ?? status;

/** The data that the call needs are created while the owner has every right; afterwards the roles are restored. */
export async function prepared(name: string, owner: Author, role: ProfileRole): Promise<Input> {
  const { knex } = (await server()).system.db;
  // Removes data of earlier calls: a contract in force, or a pending proposal.
  const left = { profile_id: await idOf(owner) };
  for (const table of ['contracts', 'tax_cards', 'tax_proposals']) await knex(table).where(left).delete();
  await giveRoles(owner, ['creator', 'tester']);
  const input = await exampleOf(name, owner);
  await giveRoles(owner, [role]);
  return input;
}

/** Files that only beneficiaries have. */
export const ofBeneficiaries = ['downloadBeneficiaryFile'];
