import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { isPlaceholderIban } from '@nimio/domain/bank-account/iban';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { mailOfKind } from '../account/account-mail.js';
import { changeProfile } from '../profile/change-profile.js';
import { initials } from '../profile/name.js';
import { readLanguageOfProfile, readProfileRow, rereadBankAccounts } from '../profile/store.js';
import { findLoginControllers } from './login-control.js';
import { notifyAccountSet } from './notice.js';
import { columns, readAddressesToNotify, type StoredAccount } from './store.js';

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

/**
 * Prepares the mails about a new account: to the addresses of the profile, of its holder's logins and of the login that set
 * it, and to the previous ones of all of them for a month. None contains a digit of the account or a name.
 */
async function prepareMails({ caller, profile }: SetCall, at: string) {
  const app = system();
  const row = await readProfileRow(app.db, profile.id);
  if (!row) throw new Error(`No profile ${profile.id}`);
  const language = row.language ?? 'fi';
  const send = await mailOfKind(app, 'bank-account-set', language);
  const link = `${app.publicUrl}/settings/bank?language=${language}`;
  const values = { link, initials: initials(row) };
  const setter = profile.asStaff ? undefined : caller.accountId;
  return async (tx: Transaction) => {
    for (const to of await readAddressesToNotify(tx, profile.id, setter, at)) await send(tx, to, values);
  };
}

/** Whether payments go to another account than before. */
const isAnother = ({ bankAccounts }: Profile, { iban, swift }: StoredAccount): boolean =>
  !bankAccounts.some((account) => account.iban === iban && account.swift === swift);

/**
 * Sets a profile's account. One that staff set, or a login that they may control, is not paid to until another person
 * confirms it, unless the installation allows one person to decide. The holder gets a mail in any case, and a message when
 * someone else may have set it.
 */
export async function setBankAccount(
  call: SetCall,
  event: Extract<AuditEvent, `bank-account.${string}`>,
  write: (tx: Transaction, account: StoredAccount) => Promise<void>,
): Promise<Profile> {
  const app = system();
  const { body, caller, profile } = call;
  const at = app.now().toISOString();
  const sendMails = await prepareMails(call, at);
  return changeProfile(call, event, rereadBankAccounts, async (tx, before) => {
    const isByOther = await isSetByOther(tx, call, at);
    const needsSecond = isByOther && !app.isApprovedByOne;
    const account = {
      ...columns(body),
      set_by_account_id: needsSecond ? caller.accountId : null,
      set_at: needsSecond ? at : null,
    };
    await write(tx, account);
    if (isByOther || isAnother(before, account)) await sendMails(tx);
    if (!isByOther) return undefined;
    const kind = !needsSecond ? 'byOne' : profile.asStaff ? 'byStaff' : 'byLogin';
    const language = await readLanguageOfProfile(tx, profile.id);
    await notifyAccountSet(tx, { id: profile.id, language }, kind);
    return needsSecond ? { isConfirmed: 0 } : { byOnePerson: 1 };
  });
}
