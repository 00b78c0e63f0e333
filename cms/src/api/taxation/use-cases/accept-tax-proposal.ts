import { DomainError, type FieldError } from '@nimio/domain/errors';
import { refusalOfRaise } from '@nimio/domain/taxation/proposal';
import { fromTenths, isInForce, toTenths } from '@nimio/domain/taxation/rate';
import type { TaxType } from '@nimio/domain/taxation/tax-types';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { residenceOf } from '@nimio/domain/taxation/withholding';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { decideProposal, requireTaxYear } from '../decide-proposal.js';
import { presentTaxData } from '../present.js';
import { deleteOtherCards, type PendingRow } from '../proposal-store.js';
import { readTaxation, saveTaxData } from '../store.js';

/**
 * The new tax data: for a rate the current data with the new rate, for a card the values that staff have read from it.
 */
async function acceptedData(
  tx: Transaction,
  { rate, profile_id: profileId }: PendingRow,
  { taxType, taxRate, taxYear }: Call<typeof endpoints.acceptTaxProposal>['body'],
) {
  if (rate === null) {
    if (taxType === undefined || taxRate === undefined || taxYear === undefined) {
      const missing = Object.entries({ taxType, taxRate, taxYear }).filter(
        ([, value]) => value === undefined,
      );
      const fields = missing.map(([path]): FieldError => ({ path, code: 'required' }));
      throw new DomainError('validationError', { fields });
    }
    return { type: taxType, rate: toTenths(taxRate), year: taxYear };
  }
  const row = await readTaxation(tx, profileId);
  const now = system().now();
  const current = presentTaxData(row);
  const refusal = refusalOfRaise(fromTenths(rate), { ...current, defaultRate: row.default_rate }, now);
  // The tax data have changed since the proposal, so it would no longer raise the rate.
  if (refusal) throw new DomainError('taxProposalOvertaken');
  // Without data in force the raise is above the default of the payee, and begins new data.
  const begun: TaxType = residenceOf(row.tax_residence) === 'abroad' ? 'L' : 'ST';
  return isInForce(current, now)
    ? { type: row.type ?? begun, rate, year: row.year ?? yearInFinland(now) }
    : { type: begun, rate, year: yearInFinland(now) };
}

export const acceptTaxProposal: UseCase<typeof endpoints.acceptTaxProposal> = async (call) => {
  const { body } = call;
  if (body.taxYear !== undefined) requireTaxYear(body.taxYear);
  return decideProposal(call, 'ACCEPTED', async (tx, pending, at) => {
    const data = await acceptedData(tx, pending, body);
    await saveTaxData(tx, pending.profile_id, { ...data, source: 'society' }, at);
    if (pending.rate === null) await deleteOtherCards(tx, pending.profile_id, pending.id);
    return { data };
  });
};
