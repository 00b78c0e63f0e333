/** A choice that this browser remembers, and that the server needs to write the page: its language and its theme. */
type Choice = 'language' | 'theme';

const year = 31_536_000;

export function readCookie(name: Choice): string | undefined {
  const prefix = `${name}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

export function storeCookie(name: Choice, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not work in all browsers, or without https.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
