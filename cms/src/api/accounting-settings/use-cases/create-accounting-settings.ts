import { settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import type * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import { uniqueViolation } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { createYear, readAllSettings } from '../present.js';

/** Of two concurrent creations of one year the second violates its key. */
export const createAccountingSettings: UseCase<typeof endpoints.createAccountingSettings> = ({
  body: { year },
  caller,
  requestId,
}) =>
  system()
    .db.transaction(async (tx) => {
      const settings = { ...settingsOfYear(await readAllSettings(tx), year), year };
      await createYear(tx, settings);
      await audit(tx, 'accounting-settings.create', { caller, requestId }, settings);
      return settings;
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== undefined) throw new DomainError('yearExists');
      throw error;
    });
