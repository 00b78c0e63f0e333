import { DomainError } from '@nimio/domain/errors';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { type JobHandler, PermanentFailure } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { makeStatement } from '../make-statement.js';
import { findPayment } from '../payment-store.js';

/**
 * The job that makes a requested statement. What a killed server left unfinished is made again with the same result. A
 * statement that cannot be made ends as failed, and the client may request it again.
 */
export const workOnStatement: JobHandler<JobPayloads['statement']> = async ({ paymentHash }) => {
  const payment = await findPayment(system().db, paymentHash);
  if (!payment) throw new PermanentFailure('No such payment');
  try {
    await makeStatement(payment);
  } catch (error) {
    throw error instanceof DomainError ? new PermanentFailure(error.message) : error;
  }
};
