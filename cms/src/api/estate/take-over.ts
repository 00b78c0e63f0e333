import { addDays } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import type { Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { insertContract } from '../contract/store.js';
import { endContracts } from '../customer/store.js';
import { dropCalculationsOf } from '../distribution/drop-calculations.js';
import { type ProfileRow, updateProfile } from '../profile/store.js';
import { readLanguage } from '../session/store.js';
import { recordTaxationEvent } from '../taxation/record-event.js';
import { saveTaxData } from '../taxation/store.js';
import { lockWorks } from '../work/store.js';
import {
  lockPaymentsOf,
  moveToEstate,
  readContractsAfter,
  readLaterTaxData,
  readPlan,
  worksHeldBy,
} from './store.js';

const closedReasons: Record<Language, string> = {
  fi: 'Kuolinpesä jatkaa asiakkaana.',
  sv: 'Dödsboet fortsätter som kund.',
  en: 'The estate continues as a customer.',
};

/** An author who has died, locked, and the estate. */
interface Succession {
  author: ProfileRow & { died_on: string };
  estateId: number;
  caller: Caller;
  requestId: string;
}

/** The contracts in force at the death end that day, and continue for the estate. */
async function passContracts(
  tx: Transaction,
  { author: { id, died_on: diedOn }, estateId }: Succession,
  at: string,
): Promise<void> {
  const first = addDays(diedOn, 1);
  for (const contract of await readContractsAfter(tx, id, diedOn)) {
    const from = contract.valid_from > first ? contract.valid_from : first;
    await insertContract(tx, { ...contract, profile_id: estateId, valid_from: from, created_at: at });
  }
}

/** The author is closed, unless they were before. The record of the death has ended logins and grants. */
async function closeAuthor(
  tx: Transaction,
  { author: { id, died_on: diedOn, closed_on: closedOn }, caller }: Succession,
  at: string,
): Promise<void> {
  await endContracts(tx, id, diedOn);
  if (closedOn !== null) return;
  const closed = {
    closed_on: finnishDay(new Date(at)),
    closed_reason: closedReasons[await readLanguage(tx, caller.accountId)],
    mail_newsletter: 0 as const,
  };
  await updateProfile(tx, id, closed);
}

/** Of the yearly tax data only those of later years are the estate's. */
async function passTaxData(
  tx: Transaction,
  { author: { id, died_on: diedOn }, estateId, requestId }: Succession,
  at: string,
): Promise<void> {
  const of = { authorId: id, estateId, year: Number(diedOn.slice(0, 4)) };
  const changer = { caller: undefined, profile: { id: estateId, asStaff: false }, requestId };
  for (const data of await readLaterTaxData(tx, of)) {
    await saveTaxData(tx, estateId, { ...data, source: 'fetch' }, at);
    await recordTaxationEvent(tx, changer, 'fetched', { data });
  }
}

/**
 * Lets an estate take the author's place. Distributions that are calculated but not approved have to be calculated again.
 *
 * @param contracts whether the author's contracts continue for the estate, or it has its own
 * @returns counts for the audit event
 * @throws `lockedError` while a distribution with one of the works is being calculated
 */
export async function takeOver(
  tx: Transaction,
  succession: Succession,
  contracts: 'continue' | 'own',
): Promise<Record<string, number>> {
  const { author, estateId, caller } = succession;
  const at = system().now().toISOString();
  if (await lockWorks(tx, worksHeldBy(author.id), at)) throw new DomainError('lockedError');
  await dropCalculationsOf(tx, author.id, { accountId: caller.accountId, at });
  await lockPaymentsOf(tx, author.id);
  const plan = await readPlan(tx, author.id, author.died_on);
  if (contracts === 'continue') await passContracts(tx, succession, at);
  await passTaxData(tx, succession, at);
  await closeAuthor(tx, succession, at);
  await moveToEstate(tx, author.id, estateId);
  const { reserved_cents: reserved, unpaid_cents: unpaid, ...counts } = plan;
  return { ...counts, reserved: Number(reserved), unpaid: Number(unpaid) };
}
