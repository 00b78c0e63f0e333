/**
 * Whether an address may stand behind a link that editors make: a page of the portal (`/works`), the web, mail or
 * telephone. Schemes that run code or carry data (`javascript:`, `data:`) are none of these, nor is `//host`.
 */
export function isSafeLink(href: string): boolean {
  if (/[\u0000-\u0020\u007f-\u009f\\]/u.test(href)) return false;
  if (/^[/#](?!\/)/.test(href)) return true;
  return /^(https?:\/\/[^/]|mailto:[^:]|tel:[\d+])/i.test(href);
}
