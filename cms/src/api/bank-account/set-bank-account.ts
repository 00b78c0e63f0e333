import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { isPlaceholderIban } from '@nimio/domain/bank-account/iban';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { prepareOwnerMail } from '../account/account-mail.js';
import { readPreviousEmail } from '../account/store.js';
import { changeProfile } from '../profile/change-profile.js';
import { readLanguageOfProfile, rereadBankAccounts } from '../profile/store.js';
import { findController } from './controller.js';
import { notifyAccountSet } from './notice.js';
import { columns, type StoredAccount } from './store.js';

interface SetCall {
  body: { iban: string; swift: string };
  caller: Caller;
  profile: ActingFor;
  requestId: string;
  requireFresh: (current: unknown) => void;
}

/** The person who may not confirm the account; undefined where no one has to confirm it. */
async function setterOf(tx: Transaction, { body, caller, profile }: SetCall): Promise<number | undefined> {
  if (isPlaceholderIban(body.iban) || system().isApprovedByOne) return undefined;
  return profile.asStaff ? caller.accountId : findController(tx, caller, profile.id);
}

/**
 * Sets a profile's account. One that staff set, or a login that staff may control, is not paid to until another person
 * confirms it; the holder is notified, also at the previous address of the login.
 */
export async function setBankAccount(
  call: SetCall,
  event: Extract<AuditEvent, `bank-account.${string}`>,
  write: (tx: Transaction, account: StoredAccount) => Promise<void>,
): Promise<Profile> {
  const app = system();
  const { body, caller, profile } = call;
  const at = app.now().toISOString();
  const email = await readPreviousEmail(app.db, caller.accountId, at);
  const mailPrevious = await prepareOwnerMail(app, 'bank-account-set', { ...caller, email });
  const language = await readLanguageOfProfile(app.db, profile.id);
  return changeProfile(call, event, rereadBankAccounts, async (tx) => {
    const setter = await setterOf(tx, call);
    await write(tx, {
      ...columns(body),
      set_by_account_id: setter ?? null,
      set_at: setter === undefined ? null : at,
    });
    if (setter === undefined) return undefined;
    await notifyAccountSet(tx, { id: profile.id, language });
    await mailPrevious(tx, { username: caller.username });
    return { isConfirmed: 0 };
  });
}
