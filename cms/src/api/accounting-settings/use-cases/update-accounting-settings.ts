import type * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentYear, rowOf, storeLists } from '../present.js';
import { lockYear, saveYear } from '../store.js';

export const updateAccountingSettings: UseCase<typeof endpoints.updateAccountingSettings> = ({
  params: { year },
  body,
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const before = await presentYear(tx, await lockYear(tx, year));
    requireFresh(before);
    const settings = { ...body, year };
    await saveYear(tx, rowOf(settings));
    await storeLists(tx, settings);
    await audit(tx, 'accounting-settings.update', { caller, requestId }, { before, after: settings });
    return settings;
  });
