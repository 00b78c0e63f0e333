/** Whether the reader sees calculated amounts that are not approved yet, as staff who approve them do. */
export interface Visibility {
  seesCalculated: boolean;
}

type Of = 'accountings a' | 'payments p' | 'accounting_lines l';

const ofCalculation = (of: Of): string =>
  `from ${of}
     join calculations c on c.id = ${of.slice(-1)}.calculation_id
     join distributions d on d.id = c.distribution_id and d.calculation_id = c.id`;

/** Approved and paid amounts are visible to their beneficiary. Replaced calculations are visible to no one. */
export const fromShown = (of: Of): string => `${ofCalculation(of)} and d.state in ('approved', 'paid')`;

/** Staff also see calculated amounts. */
export const fromCalculated = (of: Of): string =>
  `${ofCalculation(of)} and d.state in ('calculated', 'approved', 'paid')`;

export const isApproved = `case d.state when 'calculated' then 0 else 1 end as is_approved`;

/** The key of the job that makes a payment's statement; each new request has another key. */
export const statementKey = (paymentHash: string, requestedAt: Date): string =>
  `statement-${paymentHash}-${requestedAt.toISOString()}`;

/**
 * The state of the statement of payment `p`, as a column. A requested statement without a job has failed: a job whose
 * last attempt meets an unavailable database cannot record its failure.
 */
export const summaryState = `case when p.summary_state = 'pending' and not exists (
       select 1 from jobs j where j.kind = 'statement' and j.state in ('ready', 'leased')
          and j.idempotency_key like 'statement-' || p.hash || '-%')
     then 'error' else p.summary_state end as summary_state`;
