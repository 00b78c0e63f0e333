import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { mostExported } from '@nimio/domain/customer/customer-filter';
import { DomainError } from '@nimio/domain/errors';
import { auditCustomers } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readLanguage } from '../../session/store.js';
import { conditionsIn } from '../conditions-in.js';
import { customersCsv, readExported } from '../customer-csv.js';

/** Each customer's log says so before anything is sent. */
export const downloadCustomers: UseCase<typeof endpoints.downloadCustomers> = async ({
  query,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const rows = await readExported(db, await conditionsIn(query));
  if (rows.length > mostExported) {
    const tooBig = { path: '', code: 'tooBig', params: { max: mostExported } } as const;
    throw new DomainError('validationError', { fields: [tooBig] });
  }
  await auditCustomers(
    'customer.export',
    { caller, requestId },
    rows.map(({ id }) => id),
  );
  const csv = customersCsv(rows, await readLanguage(db, caller.accountId));
  return { name: `asiakkaat-${finnishDay(now())}.csv`, bytes: Buffer.from(csv) };
};
