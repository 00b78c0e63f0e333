import type { ReplyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { isTaxYear } from '@nimio/domain/taxation/tax-year';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Call, Caller } from '../../http/call.js';
import { customerAt, requireOthers } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { notifyDecision } from './notice.js';
import { presentTaxation } from './present.js';
import { closeProposal, findPending, type PendingRow } from './proposal-store.js';
import { lockTaxed, recordTaxationEvent } from './record-event.js';
import { readTaxation, type TaxDataColumns } from './store.js';

type Deciding = Call<typeof endpoints.acceptTaxProposal> | Call<typeof endpoints.declineTaxProposal>;

/** The customer, unless it is the deciding person or one whom they represent. */
export async function requireOtherCustomer(hash: string, { accountId }: Caller): Promise<ActingFor> {
  const customer = await customerAt(hash);
  await requireOthers(system(), [customer.id], accountId);
  return customer;
}

/** A mistyped year would be valid for decades and block the yearly data. */
export function requireTaxYear(year: number): void {
  if (!isTaxYear(year, system().now()))
    throw new DomainError('validationError', { fields: [{ path: 'taxYear', code: 'yearInvalid' }] });
}

/** The proposal that staff have looked at, if it is still pending. */
async function requirePending(tx: Transaction, profileId: number, proposal: string): Promise<PendingRow> {
  const pending = await findPending(tx, profileId);
  if (pending?.hash !== proposal) throw new DomainError('taxProposalChanged');
  return pending;
}

export const presentOf = async (tx: Transaction, { id, hash }: ActingFor) =>
  presentTaxation(hash, await readTaxation(tx, id));

/** The decision: the accepted tax data, or the reason why the proposal is declined. */
type Decision = { data: TaxDataColumns & { rate: number; year: number } } | { reason: string };

/**
 * Ends the proposal that staff have looked at, in one transaction under the profile's lock, and notifies the customer.
 * @param decide checks the decision, and writes what it changes beyond the proposal
 */
export async function decideProposal(
  { params, body, caller, requestId }: Deciding,
  state: 'ACCEPTED' | 'DECLINED',
  decide: (tx: Transaction, pending: PendingRow, at: string) => Promise<Decision>,
): Promise<ReplyOf<typeof endpoints.acceptTaxProposal>> {
  const { db, now } = system();
  const customer = await requireOtherCustomer(params.profileHash, caller);
  return db.transaction(async (tx) => {
    const profile = await lockTaxed(tx, customer.id);
    const pending = await requirePending(tx, customer.id, body.proposal);
    const at = now().toISOString();
    const decision = await decide(tx, pending, at);
    await closeProposal(tx, pending, state, { at, ...('reason' in decision && decision) });
    const kind = state === 'ACCEPTED' ? 'accepted' : 'declined';
    await recordTaxationEvent(tx, { caller, profile: customer, requestId }, kind, {
      rate: pending.rate,
      ...('data' in decision && decision),
    });
    await notifyDecision(tx, profile, pending, decision);
    return presentOf(tx, customer);
  });
}
