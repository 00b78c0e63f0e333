import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmtpStandIn, startSmtp } from '../../scripts/smtp-stand-in.mjs';
import type * as Mail from '../src/integrations/mail/mail.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { cmsDir } from './harness/environment.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;
const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { makeMailer } = load<typeof Mail>('integrations/mail/mail.js');

interface Row {
  state: string;
  attempts: number;
  due_at: string;
  payload: string;
  last_error: string | null;
}

let app: System;
let smtp: SmtpStandIn;
let clock: number;
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};

beforeAll(async () => {
  app = (await server()).system;
  smtp = await startSmtp();
});

beforeEach(async () => {
  await app.db.knex('jobs').delete();
  clock = Date.now();
  smtp.taken.length = 0;
  smtp.responses.length = 0;
});

afterAll(() => smtp.close());

type Runner = JobsModule.Jobs<Record<string, object>>;
const runner = (
  works: JobsModule.JobHandlers<Record<string, never>>,
  slowKinds: string[] = [],
  concurrentKinds: string[] = [],
): Runner => makeJobs(app.db, now, app.log, works, slowKinds, concurrentKinds);
const mailer = () => runner({ mail: makeMailer(smtp.url, 'Nimiö <noreply@example.org>') });
const mail = { to: 'author@example.org', subject: 'Hei', text: 'Uusi salasana: https://example.org/x' };
const enqueue = (jobs: Runner, key: string, kind = 'mail', payload: object = mail) =>
  app.db.transaction((tx) => jobs.enqueue(tx, kind, key, { ...payload }));
const row = async (key: string): Promise<Row> =>
  (await app.db.knex('jobs').where({ idempotency_key: key }).first()) as Row;

/** A gate that is awaited until it is opened. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

describe('a queued mail', () => {
  it('is delivered once, and its text is deleted', async () => {
    const jobs = mailer();
    await enqueue(jobs, 'one');
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toContain('To: author@example.org');
    expect(smtp.taken[0]).toContain('Message-ID: <one@example.org>');
    expect(await row('one')).toMatchObject({ state: 'done', payload: '{}', attempts: 1 });
  });

  it('that is enqueued twice is one mail, before it is sent and after', async () => {
    const jobs = mailer();
    await enqueue(jobs, 'twice');
    await enqueue(jobs, 'twice');
    expect(await jobs.runDue()).toBe(1);
    await enqueue(jobs, 'twice');
    expect(await jobs.runDue()).toBe(0);
    expect(smtp.taken).toHaveLength(1);
  });

  it('is retried with backoff after a temporary error (451), and then sent', async () => {
    const jobs = mailer();
    smtp.responses.push('451 greylisted', '451 greylisted', '451 greylisted');
    await enqueue(jobs, 'later');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await jobs.runDue()).toBe(0);
      const { state, attempts, due_at } = await row('later');
      expect({ state, attempts }).toEqual({ state: 'ready', attempts: attempt });
      waits.push((Date.parse(due_at) - clock) / 1000);
      // Nothing is retried before its time.
      pass(0.5);
      expect(await jobs.runDue()).toBe(0);
      expect((await row('later')).attempts).toBe(attempt);
      pass(2 ** attempt * 1.25);
    }
    // 2, 4 and 8 seconds with 25 % jitter either way.
    waits.forEach((wait, at) => {
      expect(wait).toBeGreaterThanOrEqual(2 ** (at + 1) * 0.75);
      expect(wait).toBeLessThanOrEqual(2 ** (at + 1) * 1.25);
    });
    expect(await jobs.runDue()).toBe(1);
    expect(smtp.taken).toHaveLength(1);
  });

  it('is abandoned immediately after a permanent error (550)', async () => {
    const jobs = mailer();
    smtp.responses.push('550 no such user <author@example.org>');
    await enqueue(jobs, 'never');
    expect(await jobs.runDue()).toBe(0);
    // The server's message names the receiver: only the code is stored.
    expect(await row('never')).toMatchObject({ state: 'dead', attempts: 1, last_error: 'SMTP 550' });
    pass(60 * 60);
    expect(await jobs.runDue()).toBe(0);
    expect(smtp.taken).toEqual([]);
  });

  it('is abandoned after twelve attempts, the last half an hour apart', async () => {
    const away = Object.assign(new Error('away: author@example.org'), { responseCode: 421 });
    const jobs = runner({ mail: () => Promise.reject(away) });
    await enqueue(jobs, 'away');
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await jobs.runDue();
      const { attempts, due_at } = await row('away');
      expect(attempts).toBe(attempt);
      expect(Date.parse(due_at) - clock).toBeLessThanOrEqual(30 * 60 * 1250);
      pass(30 * 60 * 1.25);
    }
    expect(await row('away')).toMatchObject({ state: 'dead', last_error: 'Error 421' });
    expect(await jobs.runDue()).toBe(0);
  });
});

describe('a job', () => {
  it('is not queued if its transaction is rolled back', async () => {
    const jobs = mailer();
    const change = app.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'mail', 'undone', { ...mail });
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await jobs.runDue()).toBe(0);
    expect(await row('undone')).toBeUndefined();
  });

  it('of an unknown kind is abandoned, and the others continue', async () => {
    const done: string[] = [];
    const jobs = runner({ note: (_payload, key) => Promise.resolve(void done.push(key)) });
    await enqueue(jobs, 'unknown', 'nothing-we-know');
    await enqueue(jobs, 'known', 'note');
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['known']);
    expect(await row('unknown')).toMatchObject({ state: 'dead' });
  });

  it('of a dead worker runs again when its lease expires; the late worker changes nothing', async () => {
    const arrived = gate();
    const response = gate();
    const slow = runner({
      note: async () => {
        arrived.open();
        await response.passed;
        throw new Error('too late');
      },
    });
    const done: string[] = [];
    const other = runner({ note: (_payload, key) => Promise.resolve(void done.push(key)) });
    await enqueue(slow, 'taken-over', 'note');
    const late = slow.runDue();
    await arrived.passed;
    expect(await other.runDue()).toBe(0);
    pass(10 * 60);
    expect(await other.runDue()).toBe(1);
    response.open();
    expect(await late).toBe(0);
    expect(done).toEqual(['taken-over']);
    expect(await row('taken-over')).toMatchObject({ state: 'done', attempts: 2, last_error: null });
  });

  it('that waits for an external service does not delay mail', async () => {
    const [arrived, response, left] = [gate(), gate(), gate()];
    const register = async () => {
      arrived.open();
      await response.passed;
    };
    const post = makeMailer(smtp.url, 'Nimiö <noreply@example.org>');
    const works = {
      register,
      mail: async (payload: Mail.Mail, key: string) => {
        await post(payload, key);
        left.open();
      },
    };
    const jobs = runner(works, ['register']);
    await enqueue(jobs, 'hanging', 'register');
    const running = jobs.runDue();
    await arrived.passed;
    await enqueue(jobs, 'waiting', 'register');
    await enqueue(jobs, 'urgent');
    // A second round, because the running one may have started before the mail was queued.
    const round = jobs.runDue();
    await left.passed;
    expect(smtp.taken).toHaveLength(1);
    response.open();
    expect((await running) + (await round)).toBe(3);
  });

  it('of a link does not wait for mails to many', async () => {
    const response = gate();
    const arrived = gate();
    const sent: string[] = [];
    const jobs = runner(
      {
        many: async () => {
          arrived.open();
          await response.passed;
        },
        link: (_payload, key) => Promise.resolve(void sent.push(key)),
      },
      ['many'],
      ['many'],
    );
    await app.db.transaction(async (tx) => {
      for (let at = 0; at < 7; at += 1) await jobs.enqueue(tx, 'many', `many-${at}`, {});
      await jobs.enqueue(tx, 'link', 'link', {});
    });
    const running = jobs.runDue();
    await arrived.passed;
    await vi.waitFor(() => expect(sent).toEqual(['link']));
    response.open();
    expect(await running).toBe(8);
  });

  it('that takes too long for a stopping server is given back', async () => {
    const arrived = gate();
    const jobs = runner({
      note: async () => {
        arrived.open();
        await new Promise(() => undefined);
      },
    });
    await app.db.transaction((tx) => jobs.enqueue(tx, 'note', 'endless', {}));
    void jobs.runDue();
    await arrived.passed;
    await jobs.stop();
    expect(await row('endless')).toMatchObject({ state: 'ready', lease: null });
    await app.db.knex('jobs').where({ idempotency_key: 'endless' }).delete();
  });

  it('is left for another start when the server stops', async () => {
    const arrived = gate();
    const response = gate();
    const done: string[] = [];
    const jobs = runner({
      note: async (_payload, key) => {
        done.push(key);
        arrived.open();
        await response.passed;
      },
    });
    const keys = Array.from({ length: 12 }, (_, at) => `waiting-${at}`);
    await app.db.transaction(async (tx) => {
      for (const key of keys) await jobs.enqueue(tx, 'note', key, {});
    });
    const running = jobs.runDue();
    await arrived.passed;
    const stopped = jobs.stop();
    response.open();
    await Promise.all([running, stopped]);
    // The running job is done; the others are ready for another server, with all their attempts.
    expect(done).toEqual(keys.slice(0, 1));
    expect(await row('waiting-1')).toMatchObject({ state: 'ready', lease: null, attempts: 0 });
  });

  it('is run by one of several concurrent runners', async () => {
    const done: string[] = [];
    const note = (_payload: object, key: string) => Promise.resolve(void done.push(key));
    const runners = Array.from({ length: 4 }, () => runner({ note }));
    const keys = Array.from({ length: 40 }, (_, at) => `job-${at}`);
    await app.db.transaction(async (tx) => {
      for (const key of keys) await runners[0]?.enqueue(tx, 'note', key, {});
    });
    const counts = await Promise.all(runners.map((each) => each.runDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(keys.length);
    expect([...done].sort()).toEqual([...keys].sort());
  });
});
