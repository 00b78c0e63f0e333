import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import type { Transaction } from '../../../data/database.js';
import { requireStillAllowed } from '../../../http/access.js';
import type { Call, UseCase } from '../../../http/call.js';
import { checkPdf } from '../../../integrations/pdf/check-pdf.js';
import { system } from '../../../system.js';
import { readProfileRecord } from '../../profile/present.js';
import { closeProposal, findPending, insertCard, insertProposal } from '../proposal-store.js';
import { lockTaxed, recordTaxationEvent } from '../record-event.js';

async function store(tx: Transaction, call: Call<typeof endpoints.sendTaxCard>): Promise<void> {
  const { profile, upload } = call;
  const at = system().now().toISOString();
  const pending = await findPending(tx, profile.id);
  if (pending && pending.rate !== null) throw new DomainError('taxCardNotAllowed');
  if (pending) await closeProposal(tx, pending, 'CANCELLED', { at });
  const proposalId = await insertProposal(tx, { profileId: profile.id, rate: null, at });
  await insertCard(tx, { profileId: profile.id, proposalId, bytes: upload, at });
  await recordTaxationEvent(tx, call, 'cardSent');
}

/**
 * A card replaces a pending one. Its original file name is not stored, because people put their identity code in it.
 */
export const sendTaxCard: UseCase<typeof endpoints.sendTaxCard> = async (call) => {
  const { db } = system();
  await checkPdf(call.upload, call.caller.accountHash);
  return db.transaction(async (tx) => {
    await lockTaxed(tx, call.profile.id);
    await requireStillAllowed(tx, call);
    await store(tx, call);
    return readProfileRecord(tx, call.profile.id, call.caller.rights);
  });
};
