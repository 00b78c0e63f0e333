import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { readLines } from '../accounting/store.js';
import { fromShown } from '../accounting/visibility.js';
import { isVisible } from '../audit-log/visibility.js';
import { type Context, columns, list, listOf, type Row, type Section } from './section.js';

const work = columns('w', 'isbn', 'name');

/** Calculated amounts that are not approved yet may still change. */
const shown = (of: Parameters<typeof fromShown>[0]): string => fromShown(of).slice('from '.length);

/** PostgreSQL returns bigint as text. */
const cents = (column: string, key: string): string => `cast(${column} as double precision) as "${key}"`;

/** With the works that it consists of. */
async function presentAccounting({ pageKey, ...accounting }: Row, { reader }: Context): Promise<object> {
  const lines = await readLines(reader, pageKey);
  return {
    ...accounting,
    lines: lines.map(({ origin_id: id, origin_name: name, origin_date: payDate, ...line }) => ({
      ...{ ...line, loans: Number(line.loans), cents: Number(line.cents) },
      origin: id === null ? null : { distribution: name, payDate },
    })),
  };
}

function actorOf({ account_id: account, as_staff: asStaff, own_profile: own }: Row, profileId: number) {
  if (account === null) return 'system';
  if (asStaff === 1) return 'society';
  return own === profileId ? 'self' : 'representative';
}

/** As in the portal's log; what staff read is named by the call. */
function presentEvent(row: Row, { profileId, isPerson }: Context): object | undefined {
  const line = { event: row['event'] as AuditEvent, facts: String(row['facts']) };
  if (!isVisible(line, { since: '', isHolders: isPerson })) return undefined;
  const { fields = [], call } = JSON.parse(line.facts) as { fields?: string[]; call?: string };
  return { at: row['at'], event: line.event, fields, call, by: actorOf(row, profileId) };
}

/** What the customer has and has done, by key in the order of the file. */
export const activitySections: Record<string, Section> = {
  shares: list({
    select: `${work}, d.role, n.hash as "authorName", d.amount as sharers,
             case when d.owner_profile_id = x.profile_id then 1 else 0 end as "isOwner",
             ${columns('x', 'seenAt', 'createdAt')}`,
    from: `shares x join deals d on d.id = x.deal_id join works w on w.id = d.work_id
      join author_names n on n.id = x.author_name_id`,
    of: 'x.profile_id',
    by: 'x.id',
  }),
  contributions: list({
    select: `${work}, x.role, n.hash as "authorName", ${columns('x', 'createdAt')}`,
    from: `contributions x join works w on w.id = x.work_id join author_names n on n.id = x.author_name_id`,
    of: 'x.profile_id',
    by: 'x.id',
  }),
  hiddenSuggestions: list({
    select: work,
    from: 'hidden_book_suggestions x join works w on w.id = x.work_id',
    of: 'x.profile_id',
    by: 'x.work_id',
  }),
  mailedSuggestions: list({
    select: `${work}, ${columns('x', 'mailedOn')}`,
    from: 'mailed_book_suggestions x join works w on w.id = x.work_id',
    of: 'x.profile_id',
    by: 'x.work_id',
  }),
  changeSuggestions: list({
    select: `${work}, x.role, n.hash as "authorName",
             ${columns('x', 'amount', 'amountBefore', 'reason', 'addIfAccepted', 'state', 'rejectionReason')},
             ${columns('x', 'createdAt', 'decidedAt')}`,
    from: `change_suggestions x join works w on w.id = x.work_id
      left join author_names n on n.id = x.author_name_id and n.profile_id = x.suggester_profile_id`,
    of: 'x.suggester_profile_id',
    by: 'x.id',
  }),
  taxData: listOf('taxations', 'type', 'rate', 'year', 'source', 'changedAt'),
  taxProposals: list({
    select: `${columns('x', 'hash', 'rate', 'status', 'reason', 'createdAt', 'decidedAt')},
             c.size as "cardSize", c.created_at as "cardSentAt"`,
    from: 'tax_proposals x left join tax_cards c on c.proposal_id = x.id',
    of: 'x.profile_id',
    by: 'x.id',
  }),
  taxEvents: listOf('taxation_events', 'kind', 'doneBy', 'type', 'rate', 'year', 'proposedRate', 'at'),
  payments: list({
    select: `p.hash, d.pay_date as "payDate", ${cents('p.gross_cents', 'grossCents')},
             ${columns('p', 'taxRate', 'taxKind')}, ${cents('p.withheld_cents', 'withheldCents')},
             ${columns('p', 'payeeName', 'iban', 'swift', 'isManual', 'state', 'failure', 'returnedOn', 'repeatedAt')},
             p.summary_state as "statementState", s.size as "statementSize"`,
    from: `${shown('payments p')} left join payment_statements s on s.payment_id = p.id`,
    of: 'p.profile_id',
    by: 'p.id',
  }),
  accountings: {
    ...list({
      select: `a.hash, d.name as distribution, d.pay_date as "payDate", ${cents('a.gross_cents', 'grossCents')},
               p.hash as payment`,
      from: `${shown('accountings a')} left join payments p on p.id = a.payment_id`,
      of: 'a.profile_id',
      by: 'a.id',
    }),
    present: presentAccounting,
  },
  reservedAmounts: list({
    select: `d.name as distribution, d.pay_date as "payDate", ${columns('l', 'isbn', 'name', 'role', 'reason')},
             ${cents('l.cents', 'cents')}, ${cents('l.claimed_cents', 'paidLateCents')},
             ${cents('l.expired_cents', 'expiredCents')}, ${columns('d', 'claimableUntil')}`,
    from: shown('accounting_lines l'),
    of: 'l.profile_id',
    by: 'l.id',
  }),
  paymentNotices: list({
    select: `d.name as distribution, ${columns('x', 'kind', 'at')}`,
    from: 'payment_notices x join distributions d on d.id = x.distribution_id',
    of: 'x.profile_id',
    by: 'x.distribution_id',
  }),
  messages: list({
    select: `m.hash, case when m.sent_by_staff = 1 then 'society' else 'customer' end as sender,
             r.hash as "replyTo", ${columns('m', 'title', 'content', 'createdAt')},
             x.user_read_at as "readAt", x.user_archived_at as "deletedAt",
             x.staff_read_at as "readBySocietyAt", x.staff_archived_at as "deletedBySocietyAt"`,
    from: `message_copies x join messages m on m.id = x.message_id
      left join messages r on r.id = m.reply_to_id`,
    of: 'x.profile_id',
    by: 'x.message_id',
  }),
  notes: listOf('customer_notes', 'text', 'createdAt', 'changedAt'),
  events: {
    ...list({
      select: 'x.at, x.event, x.facts, x.account_id, x.as_staff, a.default_profile_id as own_profile',
      from: 'audit_log x left join accounts a on a.id = x.account_id',
      of: 'x.profile_id',
      by: 'x.id',
    }),
    present: presentEvent,
  },
};
