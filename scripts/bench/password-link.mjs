import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtp } from '../smtp-stand-in.mjs';
import { startMeasured } from './measured-server.mjs';
import { openDatabase } from './prepare-session.mjs';
import { environmentOf, fileOf, seed } from './registers.mjs';
import { report } from './results.mjs';

const queued = 10_000;
const delayMs = 150;
const atMostSeconds = 5;

/** Measures how long a link for a password waits while mails to all customers are sent by a slow mail server. */
export async function passwordLink() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nimio-mail-'));
  const smtp = await startSmtp({ delayMs });
  try {
    await seed(folder, { profiles: 50, works: 100 });
    const email = await queueMails(fileOf(folder));
    const server = await startMeasured('cms/dist/src/start.js', {
      ...environmentOf(folder, fileOf(folder)),
      ...{ RUN_JOBS: 'true', SMTP_URL: smtp.url },
    });
    await until(() => smtp.taken.length > 0);
    const seconds = await secondsToReceive(server.port, email, smtp.taken);
    await server.stop();
    const facts = `${seconds.toFixed(1)} s with ${queued} other mails in the queue, ${delayMs} ms for each`;
    report('password-link/seconds', seconds / atMostSeconds, 1, facts);
  } finally {
    await smtp.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('./prepare-session.mjs').Source} source
 * @returns {Promise<string>} the address of an account
 */
async function queueMails(source) {
  const { query, close } = openDatabase(source);
  const now = new Date().toISOString();
  const payload = JSON.stringify({ to: 'customer@example.org', subject: 'Tiedote', text: 'Hyvä asiakas' });
  await query(
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${queued})
     insert into jobs (kind, payload, idempotency_key, state, due_at, created_at)
       select 'bulk-mail', ?, 'bench-' || n, 'ready', ?, ? from numbers`,
    [payload, now, now],
  );
  const [account] = await query('select email from accounts where email is not null limit 1');
  await close();
  return String(account?.email);
}

/**
 * @param {number} port
 * @param {string} email
 * @param {readonly string[]} taken
 */
async function secondsToReceive(port, email, taken) {
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const { status } = await fetch(`http://127.0.0.1:${port}/api/auth/password-change-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email }),
  });
  if (status !== 204) throw new Error(`The request of a link returned ${status}`);
  await until(() => taken.some((mail) => mail.includes(`To: ${email}`)));
  return (performance.now() - started) / 1000;
}

/** @param {() => boolean} isTrue */
async function until(isTrue) {
  const end = performance.now() + 120_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('No mail came within two minutes');
    await sleep(20);
  }
}
