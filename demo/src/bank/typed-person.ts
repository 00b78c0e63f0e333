import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { normalizeText } from '@nimio/domain/text/normalize-text';
import type { Typed, TypedFaults } from './page.js';
import type { Identity } from './people-at-the-bank.js';

export type TypedPerson = { ok: true; identity: Identity } | { ok: false; faults: TypedFaults };

/** Reads what somebody typed: both names and an identity code, whose sign is kept as it was typed. */
export function readTypedPerson(typed: Typed, today: string): TypedPerson {
  const firstNames = normalizeText(typed.firstNames);
  const lastName = normalizeText(typed.lastName);
  const code = parseIdentityCode(typed.identityCode, { allowTest: true, today });
  if (firstNames && lastName && code.ok) {
    return {
      ok: true,
      identity: { firstNames, lastName, birthdate: code.birthdate, identityCode: code.value },
    };
  }
  return {
    ok: false,
    faults: {
      ...(firstNames ? {} : { firstNames: 'name' as const }),
      ...(lastName ? {} : { lastName: 'name' as const }),
      // `test` does not come back, as test numbers are what this bank is for.
      ...(code.ok || code.reason === 'test' ? {} : { identityCode: code.reason }),
    },
  };
}
