import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readLanguage } from '../../session/store.js';
import { readTaxedPayments, type TaxedRow } from '../bookkeeping-store.js';
import { withheldTaxCsv } from '../withheld-tax-csv.js';

/** Each payee's log says so before its amounts are sent. */
export const downloadWithheldTax: UseCase<typeof endpoints.downloadWithheldTax> = async ({
  query: { month },
  caller,
  requestId,
}) => {
  const { db } = system();
  const language = await readLanguage(db, caller.accountId);
  const batches = readTaxedPayments(db, month);
  const first = await batches.next();
  if (first.done) throw new DomainError('noPaymentsInMonth');
  async function* logged(): AsyncGenerator<TaxedRow[]> {
    for (let next = first; !next.done; next = await batches.next()) {
      const profileIds = next.value.map(({ profile_id: id }) => id);
      await auditCall(endpoints.downloadWithheldTax, { caller, requestId }, profileIds);
      yield next.value;
    }
  }
  return { name: `ennakonpidatykset-${month}.csv`, bytes: withheldTaxCsv(logged(), language) };
};
