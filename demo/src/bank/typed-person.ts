import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { normalizeText } from '@nimio/domain/text/normalize-text';
import { longestName, type Typed, type TypedFaults } from './page.js';
import type { TypedFault } from './page-texts.js';
import type { Identity } from './people-at-the-bank.js';

export type TypedPerson = { ok: true; identity: Identity } | { ok: false; faults: TypedFaults };

/** Reads what somebody typed: both names and an identity code, whose sign is kept as it was typed. */
export function readTypedPerson(typed: Typed, today: string): TypedPerson {
  const firstNames = readName(typed.firstNames);
  const lastName = readName(typed.lastName);
  const code = parseIdentityCode(typed.identityCode, { allowTest: true, today });
  if (firstNames.ok && lastName.ok && code.ok) {
    return {
      ok: true,
      identity: {
        firstNames: firstNames.name,
        lastName: lastName.name,
        birthdate: code.birthdate,
        identityCode: code.value,
      },
    };
  }
  return {
    ok: false,
    faults: {
      ...(firstNames.ok ? {} : { firstNames: firstNames.fault }),
      ...(lastName.ok ? {} : { lastName: lastName.fault }),
      // `test` does not come back, as test numbers are what this bank is for.
      ...(code.ok || code.reason === 'test' ? {} : { identityCode: code.reason }),
    },
  };
}

function readName(typed: string): { ok: true; name: string } | { ok: false; fault: TypedFault } {
  const name = normalizeText(typed);
  if (!name) return { ok: false, fault: 'name' };
  return [...name].length > longestName ? { ok: false, fault: 'nameTooLong' } : { ok: true, name };
}
