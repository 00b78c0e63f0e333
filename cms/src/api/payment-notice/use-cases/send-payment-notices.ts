import { setImmediate as nextTurn } from 'node:timers/promises';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { fillPlaceholders } from '@nimio/domain/content/placeholders';
import type { Transaction } from '../../../data/database.js';
import { writeDay } from '../../../integrations/pdf/statement-format.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import type { Notice } from '../../message/notify-customer.js';
import { insertMessage } from '../../message/sending-store.js';
import { keyOf } from '../enqueue-payment-notices.js';
import { mailKindOf, noticeOf } from '../notice.js';
import {
  insertNotice,
  type NoticeKind,
  type RecipientRow,
  readExpiringAfter,
  readRecipientsAfter,
  readRecipientsOf,
} from '../store.js';

type Payload = JobPayloads['payment-notices'];

/** A customer with the notice in their language, the day in it, and the page that the mail links to. */
interface Recipient extends Pick<RecipientRow, 'profile_id' | 'distribution_id' | 'hash' | 'language'> {
  kind: NoticeKind;
  day: string;
  page: string;
  notice: Notice;
  email: string | null;
  mail_payments: 0 | 1;
  has_login: 0 | 1;
}

/** Closed and deceased customers are not notified. */
function recipientsAmong(rows: readonly RecipientRow[]): Recipient[] {
  return rows.flatMap(({ cause, is_open, ...row }) => {
    const found = is_open === 1 ? noticeOf(cause) : undefined;
    if (!found) return [];
    const { title, text } = found.texts[row.language];
    const day = writeDay(row.day);
    const notice = { title: fillPlaceholders(title, { day }), text: fillPlaceholders(text, { day }) };
    return [{ ...row, day, kind: found.kind, page: found.page, notice }];
  });
}

/** One message for all with the same text; the society's own mailbox does not show these. */
async function insertMessages(tx: Transaction, recipients: readonly Recipient[], at: string): Promise<void> {
  const byText = new Map<string, Recipient[]>();
  for (const each of recipients.filter(({ has_login }) => has_login === 1)) {
    const { title, text } = each.notice;
    byText.set(`${title}\n${text}`, [...(byText.get(`${title}\n${text}`) ?? []), each]);
  }
  for (const same of byText.values()) {
    const { title = '', text = '' } = same[0]?.notice ?? {};
    const message = { title, content: text, creatorAccountId: null, replyToId: null, clientKey: null, at };
    const ids = same.map(({ profile_id: id }) => id);
    await insertMessage(tx, 'staff', message, ids, { isHidden: true });
  }
}

/** The mails' texts, read before the transaction; the returned function enqueues a mail within it. */
async function prepareMails(recipients: readonly Recipient[]) {
  const { content, jobs, publicUrl } = system();
  const writers = new Map<string, Awaited<ReturnType<typeof content.mail>>>();
  for (const { kind, language } of recipients)
    if (!writers.has(kind + language))
      writers.set(kind + language, await content.mail(mailKindOf[kind], language));
  return async (tx: Transaction, recipient: Recipient) => {
    const { kind, language, day, page, email, hash, distribution_id } = recipient;
    const write = writers.get(kind + language);
    const wantsMail = recipient.mail_payments === 1 || kind === 'failed';
    if (!email || !wantsMail || !write) return;
    const link = `${publicUrl}${page}?language=${language}`;
    const key = `payment-mail-${kind}-${distribution_id}-${hash}`;
    await jobs.enqueue(tx, 'bulk-mail', key, { to: email, ...write({ link, day }) });
  };
}

async function send(
  recipients: readonly Recipient[],
  then: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { db, now } = system();
  const at = now().toISOString();
  const sendMail = await prepareMails(recipients);
  await db.transaction(async (tx) => {
    const unsent: Recipient[] = [];
    // One after another in the order of the rows, so that two jobs wait for each other.
    for (const each of recipients) if (await insertNotice(tx, each, at)) unsent.push(each);
    await insertMessages(tx, unsent, at);
    for (const each of unsent) await sendMail(tx, each);
    await then(tx);
  });
}

function readRows(payload: Payload): Promise<RecipientRow[]> {
  const { db, now, product } = system();
  const at = now().toISOString();
  if (payload.step === 'returned') return readRecipientsOf(db, payload.paymentIds, at);
  if (payload.step === 'expiring')
    return readExpiringAfter(db, payload, { at, today: finnishDay(now()), product });
  return readRecipientsAfter(db, payload.step, payload, at);
}

/**
 * The handler of `payment-notices` jobs: it notifies a batch of customers by message and mail, and schedules the next batch.
 * Notices are recorded in the transaction that sends them, so that a batch that was interrupted can be repeated.
 */
export const sendPaymentNotices: JobHandler<Payload> = async (payload) => {
  // SQLite blocks the thread, so waiting requests get a turn before each batch.
  await nextTurn();
  const { jobs } = system();
  const rows = await readRows(payload);
  const last = rows.at(-1)?.profile_id;
  if (last === undefined) return;
  await send(recipientsAmong(rows), async (tx) => {
    if (payload.step === 'returned') return;
    await jobs.enqueue(tx, 'payment-notices', keyOf(payload.run, last), { ...payload, afterId: last });
  });
};
