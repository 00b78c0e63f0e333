import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import { batchSize } from './enqueue-payment-notices.js';

/** A customer to be notified, and of what. */
export interface RecipientRow {
  distribution_id: number;
  pay_date: string;
  /** `made`, `again`, the reason why the money waits, or why the payment failed. */
  cause: string;
  profile_id: number;
  hash: string;
  language: Language;
  /** `null` for those without an address, or who do not wish mail about payments. */
  email: string | null;
  has_login: 0 | 1;
  /** The customer is neither closed nor deceased. */
  is_open: 0 | 1;
}

/** @param causes SQL for rows of `distribution_id`, `pay_date`, `profile_id` and `cause` */
const recipients = (causes: string) =>
  query<RecipientRow>(
    `select n.distribution_id, n.pay_date, n.cause, o.id as profile_id, o.hash, o.language,
            case when o.mail_payments = 1 then o.email end as email,
            case when exists (select 1 from access_grants g join accounts a on a.id = g.account_id
                    where g.profile_id = o.id and a.closed_at is null
                      and g.valid_from <= ? and (g.valid_to is null or g.valid_to > ?)) then 1 else 0 end as has_login,
            case when o.closed_on is null and o.died_on is null then 1 else 0 end as is_open
       from (${causes}) n join profiles o on o.id = n.profile_id
      order by n.profile_id`,
  );

// The plus makes both databases walk the index of the holders, so that a batch ends after its last holder.
const holdersAfter = recipients(
  `select d.id as distribution_id, d.pay_date, w.profile_id, w.reason as cause
     from (select l.profile_id, min(l.reason) as reason
             from accounting_lines l
            where +l.calculation_id = (select a.calculation_id from distributions a
                                        where a.id = ? and a.state in ('approved', 'paid'))
              and l.profile_id > ? and l.reason in ('noContract', 'notCovered')
            group by l.profile_id order by l.profile_id limit ${batchSize}) w
     join distributions d on d.id = ?`,
);
const payeesAfter = recipients(
  `select d.id as distribution_id, d.pay_date, p.profile_id,
          case p.state when 'paid' then 'made' else p.failure end as cause
     from distributions d join payments p on p.calculation_id = d.calculation_id
    where d.id = ? and d.state = 'paid' and p.profile_id > ? and (p.state = 'paid' or p.failure = 'noAccount')
    order by p.profile_id limit ${batchSize}`,
);
const payeesOfPayments = recipients(
  `select c.distribution_id, d.pay_date, p.profile_id,
          case when p.repeated_at is null then p.failure else 'again' end as cause
     from payments p join calculations c on c.id = p.calculation_id
     join distributions d on d.id = c.distribution_id
    where p.state = 'failed' and p.id in (${batchPlaceholders})`,
);

/** The next customers after one: the holders whose money waits, or the payees of a paid distribution. */
export const readRecipientsAfter = (
  reader: Reader,
  { step, distributionId, afterId }: { step: 'approved' | 'paid'; distributionId: number; afterId: number },
  at: string,
): Promise<RecipientRow[]> =>
  step === 'approved'
    ? reader.all(holdersAfter, [at, at, distributionId, afterId, distributionId])
    : reader.all(payeesAfter, [at, at, distributionId, afterId]);

/** The payees of these failed payments. */
export const readRecipientsOf = (
  reader: Reader,
  paymentIds: readonly number[],
  at: string,
): Promise<RecipientRow[]> =>
  readInBatches(reader, { query: payeesOfPayments, first: [at, at], values: paymentIds, none: 0 });

/** What a customer is notified of, once for each distribution. */
export type NoticeKind = 'made' | 'failed' | 'waiting';

const insert = query<never>(
  `insert into payment_notices (profile_id, distribution_id, kind, at) values (?, ?, ?, ?)
    on conflict (profile_id, distribution_id, kind) do nothing`,
);

/**
 * Records that a customer is notified.
 *
 * @returns whether they have not been notified before
 */
export const insertNotice = async (
  tx: Transaction,
  {
    profile_id,
    distribution_id,
    kind,
  }: Pick<RecipientRow, 'profile_id' | 'distribution_id'> & { kind: NoticeKind },
  at: string,
): Promise<boolean> => (await tx.run(insert, [profile_id, distribution_id, kind, at])) === 1;
