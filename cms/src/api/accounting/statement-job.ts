/** The key of the job that makes a payment's statement; each new request has another key. */
export const statementKey = (paymentHash: string, askedAt: Date): string =>
  `statement-${paymentHash}-${askedAt.toISOString()}`;

/**
 * The state of the statement of payment `p`, as a column. A requested statement without a job has failed: a job whose
 * last attempt meets an unavailable database cannot record its failure.
 */
export const summaryState = `case when p.summary_state = 'pending' and not exists (
       select 1 from jobs j where j.kind = 'statement' and j.state in ('ready', 'leased')
          and j.idempotency_key like 'statement-' || p.hash || '-%')
     then 'error' else p.summary_state end as summary_state`;
