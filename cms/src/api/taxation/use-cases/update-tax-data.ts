import { DomainError } from '@nimio/domain/errors';
import { toTenths } from '@nimio/domain/taxation/rate';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentOf, requireOtherCustomer, requireTaxYear } from '../decide-proposal.js';
import { lockTaxed, recordTaxationEvent } from '../record-event.js';
import { readTaxation, saveTaxData, saveTaxResidence } from '../store.js';

/** Staff may not overwrite tax data that they have not seen. */
async function requireSeen(tx: Transaction, profileId: number, seen: string | null): Promise<void> {
  const { changed_at } = await readTaxation(tx, profileId);
  if (changed_at !== seen) throw new DomainError('taxDataChanged');
}

export const updateTaxData: UseCase<typeof endpoints.updateTaxData> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const customer = await requireOtherCustomer(params.profileHash, caller);
  const noted = { caller, profile: customer, requestId };
  requireTaxYear(body.taxYear);
  return db.transaction(async (tx) => {
    const { tax_residence: before } = await lockTaxed(tx, customer.id);
    if (body.taxDataDate !== undefined) {
      await requireSeen(tx, customer.id, body.taxDataDate);
      // The form for basic details changes the residence too.
      if (body.seenTaxResidence !== before) throw new DomainError('taxDataChanged');
    }
    const { taxType: type, taxYear: year } = body;
    const data = { type, rate: toTenths(body.taxRate), year };
    await saveTaxResidence(tx, customer.id, body.taxResidence);
    await saveTaxData(tx, customer.id, { ...data, source: 'society' }, now().toISOString());
    const facts =
      before === body.taxResidence ? {} : { residenceBefore: before, residence: body.taxResidence };
    await recordTaxationEvent(tx, noted, 'set', { data, facts });
    return presentOf(tx, customer);
  });
};
