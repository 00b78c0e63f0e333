import { randomUUID } from 'node:crypto';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { subjectOfText } from '../../../security/throttles.js';
import { system } from '../../../system.js';

/**
 * Gives the same response after the same work whether the address is known or not: the job `sendPasswordLink` finds out.
 */
export const requestPasswordChange: UseCase<typeof endpoints.requestPasswordChange> = async ({
  body,
  throttle,
  requestId,
}) => {
  const { db, jobs } = system();
  const { email } = body;
  await throttle(subjectOfText(email));
  await db.transaction((tx) =>
    jobs.enqueue(tx, 'password-link', `password-link-${randomUUID()}`, { email, requestId }),
  );
};
