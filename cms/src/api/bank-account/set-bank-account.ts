import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { isPlaceholderIban } from '@nimio/domain/bank-account/iban';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { mailOfKind } from '../account/account-mail.js';
import { readPreviousEmail } from '../account/store.js';
import { changeProfile } from '../profile/change-profile.js';
import { readLanguageOfProfile, rereadBankAccounts } from '../profile/store.js';
import { readLanguage } from '../session/store.js';
import { findLoginControllers } from './login-control.js';
import { notifyAccountSet } from './notice.js';
import { columns, type StoredAccount } from './store.js';

interface SetCall {
  body: { iban: string; swift: string };
  caller: Caller;
  profile: ActingFor;
  requestId: string;
  requireFresh: (current: unknown) => void;
}

/** Whether staff set the account, or a login that they may control. */
async function isSetByOther(
  tx: Transaction,
  { body, caller, profile }: SetCall,
  at: string,
): Promise<boolean> {
  if (isPlaceholderIban(body.iban)) return false;
  return profile.asStaff || (await findLoginControllers(tx, caller, profile.id, at)).length > 0;
}

/** The mail to the previous address of the caller's login, which it has only if staff changed the address lately. */
async function preparePreviousMail({ caller, profile }: SetCall, at: string) {
  const app = system();
  const address = profile.asStaff ? null : await readPreviousEmail(app.db, caller.accountId, at);
  if (!address) return undefined;
  const send = await mailOfKind(app, 'bank-account-set', await readLanguage(app.db, caller.accountId));
  return (tx: Transaction) => send(tx, address, { username: caller.username });
}

/**
 * Sets a profile's account. One that staff set, or a login that they may control, is not paid to until another person
 * confirms it, unless the installation allows one person to decide. The holder is notified in any case.
 */
export async function setBankAccount(
  call: SetCall,
  event: Extract<AuditEvent, `bank-account.${string}`>,
  write: (tx: Transaction, account: StoredAccount) => Promise<void>,
): Promise<Profile> {
  const app = system();
  const { body, caller, profile } = call;
  const at = app.now().toISOString();
  const mailPrevious = await preparePreviousMail(call, at);
  return changeProfile(call, event, rereadBankAccounts, async (tx) => {
    const isByOther = await isSetByOther(tx, call, at);
    const needsSecond = isByOther && !app.isApprovedByOne;
    await write(tx, {
      ...columns(body),
      set_by_account_id: needsSecond ? caller.accountId : null,
      set_at: needsSecond ? at : null,
    });
    if (!isByOther) return undefined;
    const kind = !needsSecond ? 'byOne' : profile.asStaff ? 'byStaff' : 'byLogin';
    const language = await readLanguageOfProfile(tx, profile.id);
    await notifyAccountSet(tx, { id: profile.id, language }, kind);
    await mailPrevious?.(tx);
    return needsSecond ? { isConfirmed: 0 } : { byOnePerson: 1 };
  });
}
