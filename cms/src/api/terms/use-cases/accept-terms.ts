import { requireCurrentTerms } from '@nimio/domain/terms/require-current-terms';
import type * as endpoints from '@nimio/domain/terms/terms.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { insertAcceptance } from '../../session/account-store.js';

export const acceptTerms: UseCase<typeof endpoints.acceptTerms> = async ({ body, caller, requestId }) => {
  const app = system();
  const current = await app.content.currentTermsVersion();
  requireCurrentTerms(body.version, current);
  await app.db.transaction(async (tx) => {
    await insertAcceptance(tx, caller.accountId, { ...body, at: app.now().toISOString() });
    await audit(
      tx,
      'terms.accept',
      { caller, requestId },
      { version: body.version, language: body.language },
    );
  });
  return { disclaimerAccepted: current };
};
