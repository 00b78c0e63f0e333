import type * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentSettings, rowOf } from '../present.js';
import { lockYear, readDeductionsOfYears, saveYear, storeDeductions } from '../store.js';

export const updateAccountingSettings: UseCase<typeof endpoints.updateAccountingSettings> = ({
  params: { year },
  body,
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const row = await lockYear(tx, year);
    if (!row) throw new DomainError('notFound');
    const before = presentSettings(row, await readDeductionsOfYears(tx));
    requireFresh(before);
    const settings = { ...body, year };
    await saveYear(tx, rowOf(settings));
    await storeDeductions(tx, 'accounting_deductions', { year }, body.deductions);
    await audit(tx, 'accounting-settings.update', { caller, requestId }, { before, after: settings });
    return settings;
  });
