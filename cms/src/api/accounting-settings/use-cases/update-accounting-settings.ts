import type * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { dropCalculationsBetween } from '../../distribution/drop-calculations.js';
import { presentYear, rowOf, storeLists } from '../present.js';
import { lockYear, readYears, saveYear } from '../store.js';

export const updateAccountingSettings: UseCase<typeof endpoints.updateAccountingSettings> = ({
  params: { year },
  body,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const before = await presentYear(tx, await lockYear(tx, year));
    requireFresh(before);
    const settings = { ...body, year };
    await saveYear(tx, rowOf(settings));
    await storeLists(tx, settings);
    if (JSON.stringify(before.withholding) !== JSON.stringify(settings.withholding)) {
      // Two people have to see the amounts that are withheld.
      const later = (await readYears(tx)).map((row) => row.year).filter((one) => one > year);
      const by = { accountId: caller.accountId, at: now().toISOString() };
      await dropCalculationsBetween(tx, { from: year, until: Math.min(9999, ...later) }, by);
    }
    await audit(tx, 'accounting-settings.update', { caller, requestId }, { before, after: settings });
    return settings;
  });
};
