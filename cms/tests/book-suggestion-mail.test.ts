import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as MailNew from '../src/api/book-suggestion/mail-new-book-suggestions.js';
import type * as MailWeekly from '../src/api/book-suggestion/use-cases/mail-book-suggestions-weekly.js';
import type { Mail } from '../src/integrations/mail/mail.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { cataloguedWork, renamed } from './harness/calls/suggestion.js';
import { workToAdd } from './harness/calls/work.js';
import { cmsDir } from './harness/environment.js';
import { allowMail } from './harness/messages.js';
import { type Author, giveRoles, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;
const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { mailNewBookSuggestions } = load<typeof MailNew>('api/book-suggestion/mail-new-book-suggestions.js');
const { startWeeklyMail, mailBookSuggestionsWeekly } = load<typeof MailWeekly>(
  'api/book-suggestion/use-cases/mail-book-suggestions-weekly.js',
);

let app: System;
let usual: Pick<System, 'now' | 'content'>;
let mails: Mail[];

/** Noon of a day in Finland. */
const onDay = (day: string): void => {
  app.now = () => new Date(`${day}T10:00:00.000Z`);
};
const [monday, nextMonday] = ['2030-03-04', '2030-03-11'];

beforeEach(async () => {
  app = (await server()).system;
  usual = { now: app.now, content: app.content };
  onDay(monday);
  mails = [];
  await app.db.knex('jobs').delete();
});

afterEach(() => Object.assign(app, usual));

/**
 * Runs the pending jobs of the weekly run and of mail.
 *
 * @returns the mails to the author since
 */
async function run(author: Author): Promise<Mail[]> {
  const works = {
    'weekly-book-suggestions': mailBookSuggestionsWeekly,
    'bulk-mail': (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  };
  await makeJobs(app.db, () => app.now(), app.log, works).runDue();
  const { email } = await profileOf(author);
  const sent = mails.filter(({ to }) => to === email);
  mails = [];
  return sent;
}

const tour = async (author: Author): Promise<Mail[]> => {
  await startWeeklyMail();
  return run(author);
};

const profileOf = ({ profileHash }: Author) =>
  newestRow<{ id: number; email: string }>('profiles', { hash: profileHash });

/** An author whom this many works name, with the works' surname. */
async function named(works: number): Promise<{ author: Author; surname: string; hashes: string[] }> {
  const author = await newAuthor();
  const surname = await renamed(author);
  const hashes: string[] = [];
  for (let count = 0; count < works; count += 1) hashes.push((await found(surname)).hash);
  return { author, surname, hashes };
}

const found = (surname: string) => cataloguedWork([{ name: `${surname}, Aino`, role: 'author' }]);

describe('mail about new book suggestions', () => {
  it('has the number of works, the first five, and a link', async () => {
    const { author } = await named(6);
    const [mail, ...others] = await tour(author);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Uusia teosehdotuksia: 6\n');
    expect(mail?.text.match(/– Sillan varjo/g)).toHaveLength(5);
    expect(mail?.text).toContain('http://localhost:1337/works?language=fi');
  });

  it('is written in the language of the profile', async () => {
    const { author } = await named(1);
    await allowMail(author, { language: 'sv' });
    const [mail] = await tour(author);
    expect(mail?.subject).toBe('Vi har hittat verk som kan vara dina');
    expect(mail?.text).toContain('http://localhost:1337/works?language=sv');
  });

  it.each([
    ['without a subscription', { mail_new_work_suggestions: 0 }],
    ['without an address', { email: null }],
  ])('is not sent %s', async (_whom, changes) => {
    const { author } = await named(1);
    const before = await profileOf(author);
    await allowMail(author, changes);
    await startWeeklyMail();
    await run(author);
    expect(await app.db.knex('mailed_book_suggestions').where({ profile_id: before.id })).toEqual([]);
  });

  it('goes only to creators, as the suggestions do', async () => {
    const { author } = await named(1);
    await giveRoles(author, ['beneficiary']);
    expect(await tour(author)).toEqual([]);
  });

  it('excludes works that are hidden or on the list', async () => {
    const { author, surname, hashes } = await named(1);
    const listed = await found(surname);
    await author.browser.post('/profiles/author-books', { ...workToAdd(author), isbn: listed.isbn });
    await author.browser.send('PUT', `/profiles/${author.profileHash}/hide-suggestion/${hashes[0]}`, {});
    expect(await tour(author)).toEqual([]);
  });

  it('is sent at most once a week, and lists a work once', async () => {
    const { author, surname } = await named(1);
    expect(await tour(author)).toHaveLength(1);
    await found(surname);
    onDay('2030-03-10');
    expect(await tour(author)).toEqual([]);
    onDay(nextMonday);
    const [mail, ...others] = await tour(author);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Uusia teosehdotuksia: 1\n');
    onDay('2030-03-18');
    expect(await tour(author)).toEqual([]);
  });

  it('is sent on the seventh day at the earliest, also if the previous one was late', async () => {
    const { author, surname } = await named(1);
    onDay('2030-03-10');
    expect(await tour(author)).toHaveLength(1);
    await found(surname);
    onDay(nextMonday);
    expect(await tour(author)).toEqual([]);
    onDay('2030-03-18');
    expect(await tour(author)).toHaveLength(1);
  });

  it('is one mail for two concurrent servers', async () => {
    const { author } = await named(2);
    const { id, email } = await profileOf(author);
    const row = { id, email, hash: author.profileHash, language: 'fi' as const };
    await Promise.all([mailNewBookSuggestions(row), mailNewBookSuggestions(row)]);
    expect(await run(author)).toHaveLength(1);
  });

  it('is not sent again when a batch is repeated after a stop', async () => {
    const { author } = await named(1);
    const { id } = await profileOf(author);
    const batch = { week: monday, afterId: id - 1 };
    await mailBookSuggestionsWeekly(batch, 'a batch');
    await mailBookSuggestionsWeekly(batch, 'a batch');
    expect(await run(author)).toHaveLength(1);
  });

  it('is neither recorded nor sent if the server stops in between', async () => {
    const { author } = await named(1);
    const { id } = await profileOf(author);
    const { jobs } = app;
    app.jobs = { ...jobs, enqueue: () => Promise.reject(new Error('killed')) };
    await mailBookSuggestionsWeekly({ week: monday, afterId: id - 1 }, 'a batch').catch(() => undefined);
    app.jobs = jobs;
    expect(await app.db.knex('mailed_book_suggestions').where({ profile_id: id })).toEqual([]);
    expect(await tour(author)).toHaveLength(1);
  });

  it('goes to a profile even if another one’s mail fails', async () => {
    const { author: broken } = await named(1);
    const { author } = await named(1);
    await allowMail(broken, { language: 'sv' });
    const { content } = app;
    app.content = {
      ...content,
      mail: (kind, language) =>
        language === 'sv' ? Promise.reject(new Error('no text')) : content.mail(kind, language),
    };
    expect(await tour(author)).toHaveLength(1);
  });

  it('considers a name that is added later', async () => {
    const { author } = await named(0);
    expect(await tour(author)).toEqual([]);
    const surname = await renamed(author, 'Aino');
    await found(surname);
    onDay(nextMonday);
    expect(await tour(author)).toHaveLength(1);
  });
});

describe('the weekly run over all profiles', () => {
  const batches = async (): Promise<string[]> =>
    (await app.db
      .knex('jobs')
      .where({ kind: 'weekly-book-suggestions' })
      .orderBy('id')
      .pluck('idempotency_key')) as string[];

  it('is one for a week, which begins on Monday morning', async () => {
    await startWeeklyMail();
    onDay('2030-03-10');
    await startWeeklyMail();
    app.now = () => new Date('2030-03-11T05:00:00.000Z');
    await startWeeklyMail();
    expect(await batches()).toEqual([`weekly-book-suggestions-${monday}-0`]);
    app.now = () => new Date('2030-03-11T06:30:00.000Z');
    await startWeeklyMail();
    expect(await batches()).toContain(`weekly-book-suggestions-${nextMonday}-0`);
  });

  it('continues batch by batch to the newest profile', async () => {
    const { author } = await named(1);
    const { id } = await profileOf(author);
    const before = { week: monday, afterId: id - 150 };
    await mailBookSuggestionsWeekly(before, 'a batch');
    expect(await batches()).toEqual([`weekly-book-suggestions-${monday}-${id - 50}`]);
    expect(await run(author)).toHaveLength(1);
    expect(await batches()).toHaveLength(1);
  });
});
