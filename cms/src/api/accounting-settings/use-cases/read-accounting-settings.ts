import type * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentYear, readAllSettings } from '../present.js';
import { findYear } from '../store.js';

export const listAccountingSettings: UseCase<typeof endpoints.listAccountingSettings> = async () => {
  const records = await readAllSettings(system().db);
  return { records, total: records.length };
};

export const getAccountingSettings: UseCase<typeof endpoints.getAccountingSettings> = async ({ params }) => {
  const { db } = system();
  return presentYear(db, await findYear(db, params.year));
};
