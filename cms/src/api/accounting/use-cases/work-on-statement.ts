import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { PermanentFailure, type Work } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { makeStatement } from '../make-statement.js';
import { findPayment, setSummaryState } from '../payment-store.js';

/** The work behind a statement that was asked for. What a killed server left is made anew, and the same. */
export const workOnStatement: Work<JobPayloads['statement']> = async ({ paymentHash }, _key, isLastTry) => {
  const { db } = system();
  const payment = await findPayment(db, paymentHash);
  if (!payment) throw new PermanentFailure('No such payment');
  try {
    await makeStatement(payment);
  } catch (error) {
    // Whoever waits is told, and may ask again.
    if (isLastTry) await db.transaction((tx) => setSummaryState(tx, payment.id, 'error'));
    throw error;
  }
};
