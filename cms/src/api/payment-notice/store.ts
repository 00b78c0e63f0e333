import type { Language } from '@nimio/domain/schema';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import { eligibilityOf, isStillHeld } from '../distribution/eligibility.js';
import { holderOf } from '../distribution/payee.js';
import { batchSize } from './enqueue-payment-notices.js';

/** A customer to be notified, and of what. */
export interface RecipientRow {
  distribution_id: number;
  /** The day of payment, or the last one on which the money can be claimed. */
  day: string;
  /** `made`, `again`, the reason why the money waits, after `expiring.` if it expires soon, or why the payment failed. */
  cause: string;
  profile_id: number;
  hash: string;
  language: Language;
  email: string | null;
  /** Whether they want mail about payments; one that has failed is notified in any case. */
  mail_payments: 0 | 1;
  has_login: 0 | 1;
  /** The customer is neither closed nor deceased. */
  is_open: 0 | 1;
}

/** @param causes SQL for rows of `distribution_id`, `day`, `profile_id` and `cause` */
const recipients = (causes: string) =>
  query<RecipientRow>(
    `select n.distribution_id, n.day, n.cause, o.id as profile_id, o.hash, o.language,
            o.email, o.mail_payments,
            case when exists (select 1 from access_grants g join accounts a on a.id = g.account_id
                    where g.profile_id = o.id and a.closed_at is null
                      and g.valid_from <= ? and (g.valid_to is null or g.valid_to > ?)) then 1 else 0 end as has_login,
            case when o.closed_on is null and o.died_on is null then 1 else 0 end as is_open
       from (${causes}) n join profiles o on o.id = n.profile_id
      order by n.profile_id`,
  );

// The plus makes both databases walk the index of the holders, so that a batch ends after its last holder.
const holdersAfter = recipients(
  `select d.id as distribution_id, d.pay_date as day, w.profile_id, w.reason as cause
     from (select l.profile_id, min(l.reason) as reason
             from accounting_lines l
            where +l.calculation_id = (select a.calculation_id from distributions a
                                        where a.id = ? and a.state in ('approved', 'paid'))
              and l.profile_id > ? and l.reason in ('noContract', 'notCovered')
            group by l.profile_id order by l.profile_id limit ${batchSize}) w
     join distributions d on d.id = ?`,
);
const payeesAfter = recipients(
  `select d.id as distribution_id, d.pay_date as day, p.profile_id,
          case p.state when 'paid' then 'made' else p.failure end as cause
     from distributions d join payments p on p.calculation_id = d.calculation_id
    where d.id = ? and d.state = 'paid' and p.profile_id > ? and (p.state = 'paid' or p.failure = 'noAccount')
    order by p.profile_id limit ${batchSize}`,
);
const payeesOfPayments = recipients(
  `select c.distribution_id, d.pay_date as day, ${holderOf('p')} as profile_id,
          case when p.repeated_at is null then p.failure else 'again' end as cause
     from payments p join calculations c on c.id = p.calculation_id
     join distributions d on d.id = c.distribution_id
    where p.state = 'failed' and p.id in (${batchPlaceholders})`,
);

// The reason is that of today, because a late distribution pays those who have accepted a contract in the meantime. It pays
// nothing for a share that its holder has given up.
const expiringAfter = recipients(
  `select m.id as distribution_id, m.claimable_until as day, i.profile_id, 'expiring.' || i.reason as cause
     from (${eligibilityOf(
       `o.id > ?
        and exists (select 1 from accounting_lines l
             where l.profile_id = o.id and l.calculation_id = d.calculation_id
               and l.claimed_cents + l.expired_cents < l.cents
               and ${isStillHeld})
        and not exists (select 1 from payment_notices n
             where n.profile_id = o.id and n.distribution_id = d.id and n.kind = 'expiring')`,
       'select id, calculation_id, source, cast(? as varchar(10)) as record_day from distributions where id = ?',
     )}) i
     join distributions m on m.id = ?
    where i.reason in ('noContract', 'notCovered') order by i.profile_id limit ${batchSize}`,
);

/** A distribution, and the profile after which a batch begins. */
interface NoticesOf {
  distributionId: number;
  afterId: number;
}

/** The next customers after one: the holders whose money waits, or the payees of a paid distribution. */
export const readRecipientsAfter = (
  reader: Reader,
  step: 'approved' | 'paid',
  { distributionId, afterId }: NoticesOf,
  at: string,
): Promise<RecipientRow[]> =>
  step === 'approved'
    ? reader.all(holdersAfter, [at, at, distributionId, afterId, distributionId])
    : reader.all(payeesAfter, [at, at, distributionId, afterId]);

/**
 * The next customers after one who can still have their part of a reserve paid by accepting or extending their contract, and
 * have not been notified of its end.
 *
 * @param product the code of the product that contracts have to be about
 */
export const readExpiringAfter = (
  reader: Reader,
  { distributionId, afterId }: NoticesOf,
  { at, today, product }: { at: string; today: string; product: string },
): Promise<RecipientRow[]> =>
  reader.all(expiringAfter, [at, at, today, distributionId, product, afterId, distributionId]);

const endingClaims = query<{ id: number }>(
  `select d.id from distributions d join calculations c on c.id = d.calculation_id
    where d.claimable_until between ? and ? and c.claimed_cents + c.expired_cents < c.reserve_cents
    order by d.id`,
);

/** The distributions with an open reserve whose claim period ends between these days. */
export const readEndingClaims = (reader: Reader, first: string, last: string): Promise<{ id: number }[]> =>
  reader.all(endingClaims, [first, last]);

/** The payees of these failed payments. */
export const readRecipientsOf = (
  reader: Reader,
  paymentIds: readonly number[],
  at: string,
): Promise<RecipientRow[]> =>
  readInBatches(reader, { query: payeesOfPayments, first: [at, at], values: paymentIds, none: 0 });

/** What a customer is notified of, once for each distribution. */
export type NoticeKind = 'made' | 'failed' | 'waiting' | 'expiring';

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
