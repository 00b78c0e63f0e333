/**
 * Whether an editor's link may have this address: a page of the portal (`/works`), the web, e-mail or telephone. Schemes
 * that run code or contain data (`javascript:`, `data:`) are refused, and so is `//host`.
 */
export function isSafeLink(href: string): boolean {
  if (/[\u0000-\u0020\u007f-\u009f\\]/u.test(href)) return false;
  if (/^[/#](?!\/)/.test(href)) return true;
  return /^(https?:\/\/[^/]|mailto:[^:]|tel:[\d+])/i.test(href);
}
