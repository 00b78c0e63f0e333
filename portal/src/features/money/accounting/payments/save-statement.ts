import {
  downloadStatement,
  listAccountings,
  requestPaymentSummary,
} from '@nimio/domain/accounting/accounting.endpoints';
import { statementWaitMs } from '@nimio/domain/accounting/statement-wait';
import { ApiError } from '../../../../api/api-error';
import { call, fetchFile } from '../../../../api/client';
import { downloadFile } from '../../../../shared/download/download-file';
import { type Payment, paymentsOf } from './payments';

/** Between two reads of its state while it is being made: first, and at most. */
const pollingIntervalsMs = { first: 1000, longest: 5000 };

/**
 * Requests the statement of a payment, waits until it is made, and saves it. A repeated request is harmless: the server
 * makes each statement once.
 *
 * @throws `statementFailed` if the server could not make it; `timeout` if it is not ready after two minutes
 */
export async function saveStatement(
  profileHash: string,
  { payment, statement }: Payment,
  signal: AbortSignal,
): Promise<void> {
  const hashes = statement?.hashes ?? '';
  const { records } = await call(requestPaymentSummary, { params: { profileHash, hashes }, signal });
  let isReady = records.every(({ paymentSummaryStatus }) => paymentSummaryStatus === 'ready');
  const deadline = Date.now() + statementWaitMs;
  for (
    let interval = pollingIntervalsMs.first;
    !isReady;
    interval = Math.min(1.5 * interval, pollingIntervalsMs.longest)
  ) {
    if (Date.now() > deadline) throw new ApiError('timeout');
    await new Promise((resolve) => setTimeout(resolve, interval));
    signal.throwIfAborted();
    // Another request would start a statement that has failed again, so its state is read from the list.
    const list = await call(listAccountings, { params: { profileHash }, signal });
    const state = paymentsOf(list.records).find((one) => one.payment === payment)?.statement?.state;
    if (state === 'error' || state === undefined) throw new ApiError('statementFailed');
    isReady = state === 'ready';
  }
  const { name, content } = await fetchFile(downloadStatement, {
    params: { profileHash, hash: hashes },
    signal,
  });
  downloadFile(name, content.type, content);
}
