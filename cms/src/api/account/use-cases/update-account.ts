import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { asNameTaken, refuseNamesOfOthers } from '../../session/name-store.js';
import { deletePasswordLinks } from '../../session/password-link-store.js';
import { lockAccount } from '../../session/store.js';
import { mailOfKind } from '../account-mail.js';
import { presentAccount } from '../present.js';
import { customerOf, requireAccount } from '../require-account.js';
import { findAccountByHash, updateNames } from '../store.js';

/**
 * A closed account has no names to change. Links that were sent to the old address are revoked, because it may belong to
 * another person. The old address is notified too, with the old user name only; a change of the user name is notified to
 * the account's address.
 */
export const updateAccount: UseCase<typeof endpoints.updateAccount> = async (call) => {
  const app = system();
  const { params, body, caller, requestId, requireFresh } = call;
  const { id, language } = await requireAccount(caller, params.userHash);
  const names = { username: body.username, email: body.email || null };
  const notifyOldAddress = await mailOfKind(app, 'address-changed', language);
  const notifyNewName = await mailOfKind(app, 'username-changed', language);
  const change = app.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) throw new DomainError('notFound');
    const before = await findAccountByHash(tx, app, params.userHash);
    if (!before) throw new DomainError('notFound');
    requireFresh(presentAccount(before));
    const fields = (['username', 'email'] as const).filter((name) => before[name] !== names[name]);
    if (fields.length === 0) return presentAccount(before);
    await refuseNamesOfOthers(tx, names, id);
    await updateNames(tx, app, id, names);
    if (fields.includes('email')) {
      await deletePasswordLinks(tx, id);
      if (before.email) await notifyOldAddress(tx, before.email, { username: before.username });
    }
    if (fields.includes('username') && names.email) {
      await notifyNewName(tx, names.email, { oldUsername: before.username, username: names.username });
    }
    await audit(
      tx,
      'account.update',
      { caller, profile: customerOf(before), requestId },
      { fields, user: params.userHash },
    );
    return presentAccount({ ...before, ...names });
  });
  return change.catch((error: unknown) => {
    throw asNameTaken(error);
  });
};
