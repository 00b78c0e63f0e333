import { DomainError } from '@nimio/domain/errors';
import type { acceptTerms } from '@nimio/domain/terms/terms.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { insertAcceptance } from '../../session/account-store.js';

/** Only the current version can be accepted: what was read is what holds. */
export const agreeToTerms: UseCase<typeof acceptTerms> = async ({ body, caller, requestId }) => {
  const app = system();
  const current = await app.content.currentTermsVersion();
  if (body.version !== current) throw new DomainError('termsOutdated', { params: { version: current } });
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
