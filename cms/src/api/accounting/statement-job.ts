/** The key of the job that makes a payment's statement: another each time that it is asked for anew. */
export const statementKey = (paymentHash: string, askedAt: Date): string =>
  `statement-${paymentHash}-${askedAt.toISOString()}`;

/**
 * How far the statement of the payment `p` is, as a column. One that is awaited while no job is left to make it could
 * not be made: a job that is tried for the last time while the database is away can leave no word of it.
 */
export const summaryState = `case when p.summary_state = 'pending' and not exists (
       select 1 from jobs j where j.kind = 'statement' and j.state in ('ready', 'leased')
          and j.idempotency_key like 'statement-' || p.hash || '-%')
     then 'error' else p.summary_state end as summary_state`;
