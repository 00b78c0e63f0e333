import { Secret, TOTP } from 'otpauth';
import { type Person, people } from '../people/people.js';
import { htmlPage } from '../stand-in/html.js';

const period = 30;
const staff: Person[] = [people.admin, people.superadmin];

/** Returns the code that an authenticator app of one of the staff shows at a time. */
export function codeOf(username: string, timestamp: number): string {
  const { totpSecret } = staff.find(({ key }) => key === username) ?? {};
  if (!totpSecret) throw new Error(`${username} has no second factor`);
  return new TOTP({ secret: Secret.fromBase32(totpSecret), period }).generate({ timestamp });
}

/** Returns a page with the current codes, in place of an app. It reloads when they expire. */
export function codesPage(timestamp: number): string {
  const secondsLeft = period - (Math.floor(timestamp / 1000) % period);
  const codes = staff.map(({ key }) => `<p>${key}: <code>${codeOf(key, timestamp)}</code></p>`);
  return htmlPage(
    'Codes of staff',
    `${codes.join('')}<p>Each works once. The next ones follow in ${secondsLeft} seconds.</p>`,
    `<meta http-equiv="refresh" content="${secondsLeft}">`,
  );
}
