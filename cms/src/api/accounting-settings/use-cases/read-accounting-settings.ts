import type * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentSettings, readAllSettings } from '../present.js';
import { findYear, readDeductionsOfYears } from '../store.js';

export const listAccountingSettings: UseCase<typeof endpoints.listAccountingSettings> = async () => {
  const records = await readAllSettings(system().db);
  return { records, total: records.length };
};

export const getAccountingSettings: UseCase<typeof endpoints.getAccountingSettings> = async ({ params }) => {
  const { db } = system();
  const row = await findYear(db, params.year);
  if (!row) throw new DomainError('notFound');
  return presentSettings(row, await readDeductionsOfYears(db));
};
