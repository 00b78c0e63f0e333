import { DomainError } from '@nimio/domain/errors';
import { refusalOfRaise } from '@nimio/domain/taxation/proposal';
import { toTenths } from '@nimio/domain/taxation/rate';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readProfileRecord } from '../../profile/present.js';
import { presentTaxData } from '../present.js';
import { closeProposal, findPending, insertProposal } from '../proposal-store.js';
import { lockTaxed, recordTaxationEvent } from '../record-event.js';
import { readTaxation } from '../store.js';

type Changing = Call<typeof endpoints.updateTaxProposal>;

/** Another rate replaces a pending one; the same rate again changes nothing. */
async function propose(tx: Transaction, call: Changing, percent: number): Promise<void> {
  const { profile } = call;
  const now = system().now();
  const at = now.toISOString();
  const pending = await findPending(tx, profile.id);
  if (pending?.rate === null) throw new DomainError('taxRateChangeNotAllowed');
  const row = await readTaxation(tx, profile.id);
  const current = { ...presentTaxData(row), defaultRate: row.default_rate };
  const refusal = refusalOfRaise(percent, current, now);
  if (refusal)
    throw new DomainError('validationError', { fields: [{ path: 'proposedTaxRate', ...refusal }] });
  const rate = toTenths(percent);
  if (pending?.rate === rate) return;
  if (pending) await closeProposal(tx, pending, 'CANCELLED', { at });
  await insertProposal(tx, { profileId: profile.id, rate, at });
  await recordTaxationEvent(tx, call, 'proposed', { rate });
}

/** The displayed proposal may have been decided or changed since; if it is already cancelled, the call succeeds. */
async function requireSeen(tx: Transaction, profileId: number, seen: string): Promise<void> {
  const { proposal, status } = await readTaxation(tx, profileId);
  const isThere = proposal === seen && (status === 'PENDING' || status === 'CANCELLED');
  if (!isThere) throw new DomainError('taxProposalChanged');
}

/** Cancelling is idempotent. */
async function cancel(tx: Transaction, call: Changing): Promise<void> {
  const { profile, body } = call;
  if (body.proposal !== undefined) await requireSeen(tx, profile.id, body.proposal);
  const pending = await findPending(tx, profile.id);
  if (!pending) return;
  const at = system().now().toISOString();
  await closeProposal(tx, pending, 'CANCELLED', { at });
  await recordTaxationEvent(tx, call, 'cancelled', { rate: pending.rate });
}

export const updateTaxProposal: UseCase<typeof endpoints.updateTaxProposal> = (call) =>
  system().db.transaction(async (tx) => {
    await lockTaxed(tx, call.profile.id);
    const { proposedTaxRate } = call.body;
    await (proposedTaxRate === undefined ? cancel(tx, call) : propose(tx, call, proposedTaxRate));
    return readProfileRecord(tx, call.profile.id, call.caller.rights);
  });
