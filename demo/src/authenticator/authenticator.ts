import { Secret, TOTP } from 'otpauth';
import { secondFactors } from './second-factors.js';

const period = 30;

/** The code of one of the staff of the demonstration at this moment, as an app on a phone would show it. */
export function codeOf(username: string, now: Date): string {
  const secret = secondFactors[username];
  if (!secret) throw new Error(`${username} has no second factor`);
  return new TOTP({ secret: Secret.fromBase32(secret), period }).generate({ timestamp: now.getTime() });
}

const row = (username: string, now: Date): string => {
  const code = codeOf(username, now);
  return `<tr><th scope="row">${username}</th><td>${code.slice(0, 3)} ${code.slice(3)}</td></tr>`;
};

/** A page in the place of an app: the codes of now, which it asks for anew when they are over. */
export function codesPage(now: Date): string {
  const left = period - (Math.floor(now.getTime() / 1000) % period);
  return `<!doctype html>
<html lang="fi">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta http-equiv="refresh" content="${left}">
  <title>Todentaja</title>
  <style>
    body { margin: 3rem auto; max-width: 30rem; padding-inline: 1rem; font: 1.125rem/1.5 sans-serif; color: #222; background: #fff; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: 0.75rem 0; border-bottom: 1px solid #ccc; text-align: start; font-weight: normal; }
    td { font: 1.75rem/1 monospace; text-align: end; }
  </style>
</head>
<body>
  <h1>Todentaja</h1>
  <p>Henkilökunnan vahvistuskoodit. Kukin toimii kerran; uudet tulevat ${left} sekunnin kuluttua.</p>
  <table>${Object.keys(secondFactors)
    .map((username) => row(username, now))
    .join('')}</table>
</body>
</html>
`;
}
