import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError, type FieldError } from '@nimio/domain/errors';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { type Transaction, uniqueViolation } from '../../../data/database.js';
import { lockSeries } from '../../../data/number-series.js';
import type { UseCase } from '../../../http/call.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { identityColumns } from '../../profile/insert-profile.js';
import type { NameColumns } from '../../profile/name.js';
import { type ProfileRow, updateProfile } from '../../profile/store.js';
import { changeCustomer } from '../change-customer.js';
import { identityColumnsOf, refuseTaken } from '../identity.js';
import { notifyChangedIdentity } from '../notice.js';
import { readCustomerRecord } from '../present.js';
import { readLoginsOf, replaceName, saveLoginIdentity } from '../store.js';

type Changes = ReturnType<typeof identityColumnsOf>;

const nameFields = ['first_name', 'last_name', 'organisation_name', 'organisation_name2'] as const;

const isRenamed = (before: ProfileRow, after: NameColumns & { organisation_name2: string | null }): boolean =>
  nameFields.some((field) => (before[field] ?? '') !== (after[field] ?? ''));

const refuse = (path: FieldError['path'], code: FieldError['code']): never => {
  throw new DomainError('validationError', { fields: [{ path, code }] });
};

/** The stored code's date of birth; null without a code. */
function birthInCode({ hash, identity_code_sealed }: ProfileRow): string | null {
  const place = { table: 'profiles', column: 'identity_code_sealed', row: hash };
  const code = identity_code_sealed && system().vault.open(identity_code_sealed, place);
  const read = parseIdentityCode(code ?? '', { allowTest: true, tolerateCheck: true });
  return read.ok ? read.birthdate : null;
}

/** A person keeps an identity code or a date of birth, which do not contradict each other. */
function requiredBirth(before: ProfileRow, { born_on }: Changes, newCode: string | null): string | null {
  if (before.kind !== 'person' || newCode) return born_on;
  const known = birthInCode(before);
  if (known !== null && born_on !== null && known !== born_on) refuse('bornOn', 'dayInvalid');
  if (known === null && born_on === null) refuse('bornOn', 'required');
  return born_on ?? known;
}

/** Changes the code of the profile and of the person's login, and ends its sessions. */
async function replaceIdentityCode(tx: Transaction, { id, hash }: ProfileRow, code: string): Promise<void> {
  const app = system();
  await updateProfile(tx, id, identityColumns(app, { table: 'profiles', hash, code }));
  const [login] = await readLoginsOf(tx, id);
  if (login) {
    await saveLoginIdentity(
      tx,
      login.id,
      identityColumns(app, { table: 'accounts', hash: login.hash, code }),
    );
    await deleteSessionsOf(tx, login.id);
  }
}

export const updateCustomer: UseCase<typeof endpoints.updateCustomer> = (call) => {
  const { body, caller } = call;
  const app = system();
  return changeCustomer(call, 'customer.update', async (tx, { row }) => {
    call.requireFresh(await readCustomerRecord(tx, row.id, caller.rights));
    if (body.kind !== row.kind) refuse('kind', 'invalid');
    const today = finnishDay(app.now());
    const changes = identityColumnsOf(body, today);
    const code = parseIdentityCode(body.identityCode, { allowTest: true });
    const index = code.ok ? app.vault.index(code.value, 'identity-code') : null;
    const newCode = row.kind === 'person' && code.ok && index !== row.identity_code_index ? code.value : null;
    const renamed = isRenamed(row, changes);
    if ((renamed || newCode) && !body.reason) refuse('reason', 'required');
    // The series also serializes those that set a register number.
    if (changes.register_number !== row.register_number) await lockSeries(tx, 'customer');
    await refuseTaken(tx, { identityCode: newCode, registerNumber: changes.register_number }, row.id);
    await updateProfile(tx, row.id, { ...changes, born_on: requiredBirth(row, changes, newCode) });
    if (newCode) await replaceIdentityCode(tx, row, newCode);
    if (renamed) await replaceName(tx, row, changes, today);
    await notifyChangedIdentity(tx, row, { isRenamed: renamed, hasNewCode: newCode !== null });
    const fields = Object.entries(changes).flatMap(([name, value]) =>
      row[name as keyof Changes] === value ? [] : [name],
    );
    const facts = { fields: newCode ? [...fields, 'identity_code'] : fields };
    return body.reason ? { ...facts, reason: body.reason } : facts;
  }).catch((error: unknown) => {
    throw uniqueViolation(error)?.includes('identity_code_index')
      ? new DomainError('customerExists', { field: 'identityCode' })
      : error;
  });
};
