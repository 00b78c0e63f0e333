import type { NoticeRow } from './sending-store.js';
import type { ToldByMail } from './told-by-mail.js';

/** The address for a message's notice by mail: customers only if they have allowed it. Undefined if there is none. */
export function noticeAddress(
  { sent_by_staff, email, allow_contact_by_email, mail_change_suggestions }: NoticeRow,
  customerServiceEmail: string,
  told?: ToldByMail,
): string | undefined {
  if (!sent_by_staff) return customerServiceEmail || undefined;
  return ((told ? mail_change_suggestions : allow_contact_by_email) && email) || undefined;
}
