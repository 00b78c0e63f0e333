import type { NoticeRow } from './sending-store.js';

/** Where a message's notice goes by mail: to customers only by their leave. Undefined when nowhere. */
export function noticeAddress(
  { sent_by_staff, email, allow_contact_by_email }: NoticeRow,
  customerServiceEmail: string,
): string | undefined {
  if (!sent_by_staff) return customerServiceEmail || undefined;
  return (allow_contact_by_email && email) || undefined;
}
