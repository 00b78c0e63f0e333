import { nameKey } from '@nimio/domain/text/name-key';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmtp } from '../../scripts/smtp-stand-in.mjs';
import type * as SendNewsletters from '../src/api/newsletter/use-cases/send-newsletters.js';
import type * as MailModule from '../src/integrations/mail/mail.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { announced, unsubscribeToken } from './harness/calls/content.js';
import { newEditor } from './harness/editors.js';
import { load } from './harness/load.js';
import { type Author, giveRoles, newAuthor, readProfile } from './harness/people.js';
import { sendRaw } from './harness/raw.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

type Mail = MailModule.Mail;

const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { makeMailer } = load<typeof MailModule>('integrations/mail/mail.js');
const { startNewsletters, sendNewsletter } = load<typeof SendNewsletters>(
  'api/newsletter/use-cases/send-newsletters.js',
);

const uid = 'api::announcement.announcement';
const place = `/content-manager/collection-types/${uid}`;

let app: System;
let usual: Pick<System, 'now' | 'jobs'>;

beforeEach(async () => {
  app = (await server()).system;
  usual = { now: app.now, jobs: app.jobs };
  await app.db.knex('jobs').delete();
  // Customers of other tests have chosen it too.
  await app.db.knex('profiles').update({ mail_newsletter: 0 });
});

afterEach(() => Object.assign(app, usual));

const marked = (data: object = {}): Promise<string> => announced({ newsletter: true, ...data });

const documents = async () => (await server()).strapi.documents(uid);
const entryOf = async (hash: string, status: 'draft' | 'published' = 'published') =>
  (await (await documents()).findFirst({ filters: { hash }, status })) as Record<string, string> | null;
const change = async (hash: string, data: object): Promise<void> => {
  const { documentId } = (await entryOf(hash)) ?? {};
  await (await documents()).update({ documentId, data, status: 'published' });
};

const profileOf = ({ profileHash }: Author) =>
  newestRow<{ id: number; email: string; email_key: string; mail_newsletter: 0 | 1 }>('profiles', {
    hash: profileHash,
  });
const changeProfile = ({ profileHash }: Author, changes: object) =>
  app.db.knex('profiles').where({ hash: profileHash }).update(changes);

/** A new author who has chosen the newsletter. */
async function subscriber(changes: object = {}): Promise<Author> {
  const author = await newAuthor();
  await changeProfile(author, { mail_newsletter: 1, ...changes });
  return author;
}

const addressOf = ({ username }: Author): string => `${username}@example.org`;

/** Runs the waiting jobs of newsletters and of mail, and returns the mails. */
async function run(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const works = {
    newsletter: sendNewsletter,
    'bulk-mail': (mail: Mail) => Promise.resolve(void mails.push(mail)),
  };
  const jobs = makeJobs(app.db, () => app.now(), app.log, works);
  // A mail may be queued after the worker of mails has found nothing to do.
  while ((await jobs.runDue()) > 0);
  return mails;
}

async function sent(): Promise<Mail[]> {
  await startNewsletters();
  return run();
}

const batches = async (): Promise<string[]> =>
  (await app.db
    .knex('jobs')
    .where({ kind: 'newsletter' })
    .orderBy('id')
    .pluck('idempotency_key')) as string[];

describe('a marked announcement', () => {
  it('is mailed once to each address that has chosen the newsletter, and to no other', async () => {
    const [chosen, other] = [await subscriber(), await newAuthor()];
    const hash = await marked({
      titleFi: 'Tilitys',
      textFi: 'Maksamme **perjantaina**. Katso [teokset](/works).',
    });
    const mails = await sent();
    expect(mails.map(({ to }) => to)).toEqual([addressOf(chosen)]);
    expect(mails[0]?.subject).toBe('Tilitys');
    expect(mails[0]?.text).toContain('Maksamme perjantaina. Katso teokset (http://localhost:1337/works).\n');
    expect(mails[0]?.text).toContain(`http://localhost:1337/announcement/${hash}?language=fi`);
    expect(mails.some(({ to }) => to === addressOf(other))).toBe(false);
    expect(await sent()).toEqual([]);
  });

  it('reaches customers of its roles only', async () => {
    const [creator, beneficiary] = [await subscriber(), await subscriber()];
    await giveRoles(beneficiary, ['beneficiary']);
    await marked({ audience: { beneficiary: true } });
    expect((await sent()).map(({ to }) => to)).toEqual([addressOf(beneficiary)]);
    await marked({ audience: { creator: true, tester: true } });
    expect((await sent()).map(({ to }) => to)).toEqual([addressOf(creator)]);
  });

  it.each([
    ['closed', { closed_on: '2026-01-01', closed_reason: 'Eronnut' }],
    ['deceased', { died_on: '2026-01-01', ended_by_death: '{}' }],
    ['without an address', { email: null, email_key: null }],
    ['without the choice', { mail_newsletter: 0 }],
  ])('is not sent to a customer %s', async (_which, changes) => {
    await subscriber(changes);
    await marked();
    expect(await sent()).toEqual([]);
  });

  it('is one mail for two profiles with one address, in the language of the first', async () => {
    const [first, second] = [await subscriber({ language: 'sv' }), await subscriber()];
    const email = addressOf(first).toUpperCase();
    await changeProfile(second, { email, email_key: nameKey(email) });
    await marked({ titleSv: 'Nyhet', textSv: 'Text' });
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[addressOf(first), 'Nyhet']]);
    expect(mails[0]?.text).toContain('Avsluta kundbrevet utan att logga in:');
  });

  it('is in Finnish where it is not translated, in a mail in the language of the profile', async () => {
    await subscriber({ language: 'en' });
    await marked({ titleSv: 'Nyhet', textSv: 'Text' });
    const [mail] = await sent();
    expect(mail?.subject).toBe('Uutinen');
    expect(mail?.text).toContain('Unsubscribe without logging in:');
  });

  it('waits until it is in force, and is not sent when it has expired', async () => {
    await subscriber();
    await marked({ publishedFrom: '2030-03-04T10:00:00Z', publishedUntil: '2030-03-05T10:00:00Z' });
    expect(await sent()).toEqual([]);
    app.now = () => new Date('2030-03-05T10:00:00Z');
    expect(await sent()).toEqual([]);
    app.now = () => new Date('2030-03-04T10:00:00Z');
    expect(await sent()).toHaveLength(1);
  });

  it('is not sent while it is a draft, and once by two servers that begin at the same time', async () => {
    await subscriber();
    const draft = { titleFi: 'Luonnos', textFi: 'Teksti', newsletter: true };
    await (await documents()).create({ data: draft });
    expect(await sent()).toEqual([]);
    const hash = await marked();
    await Promise.all([startNewsletters(), startNewsletters()]);
    expect(await batches()).toEqual([`newsletter-${hash}-0`]);
    expect(await run()).toHaveLength(1);
  });

  it('shows when it was sent, also in a draft that has been changed, which stays unpublished', async () => {
    await subscriber();
    const hash = await marked();
    const { documentId } = (await entryOf(hash)) ?? {};
    await (await documents()).update({ documentId, data: { titleFi: 'Kesken' } });
    app.now = () => new Date('2030-03-04T10:00:00.000Z');
    await sent();
    const [published, draft] = [await entryOf(hash), await entryOf(hash, 'draft')];
    for (const entry of [published, draft])
      expect(new Date(entry?.['newsletterSentAt'] ?? '')).toEqual(new Date('2030-03-04T10:00:00.000Z'));
    expect([published?.['titleFi'], draft?.['titleFi']]).toEqual(['Uutinen', 'Kesken']);
  });

  it('is not sent again after a change, or when it is marked or published again', async () => {
    const hash = await marked();
    await sent();
    await subscriber();
    await change(hash, { textFi: 'Uusi teksti' });
    expect(await sent()).toEqual([]);
    await change(hash, { newsletter: false });
    await change(hash, { newsletter: true });
    const { documentId } = (await entryOf(hash)) ?? {};
    await (await documents()).unpublish({ documentId });
    await (await documents()).publish({ documentId });
    expect(await sent()).toEqual([]);
  });
});

describe('the time of sending', () => {
  it('is not changed by an editor, whose form has it too, nor by staff in the portal', async () => {
    const hash = await marked();
    await sent();
    const { documentId, newsletterSentAt } = (await entryOf(hash)) ?? {};
    const editor = await newEditor('nimio-editor');
    for (const newsletterSentAt of [null, '2020-01-01T00:00:00.000Z']) {
      const data = { titleFi: 'Uutinen', textFi: 'Uusi teksti', newsletter: true, newsletterSentAt };
      const { status } = await editor.send('POST', `${place}/${documentId}/actions/publish`, data);
      expect(status).toBe(200);
    }
    const staff = await newAuthor({ roles: ['admin'] });
    const body = { language: 'sv', title: 'Nyhet', content: 'Text' };
    const written = await staff.browser.putFresh(
      `/announcements/${hash}`,
      `/announcements/${hash}?language=sv`,
      body,
    );
    expect(written.status).toBe(200);
    expect(await entryOf(hash)).toMatchObject({ titleSv: 'Nyhet', newsletterSentAt });
  });

  it('is empty in a copy, which is sent when it is published', async () => {
    await subscriber();
    const hash = await marked();
    await sent();
    const original = await entryOf(hash);
    const editor = await newEditor('nimio-editor');
    const copied = await editor.send<{ data: Record<string, string> }>(
      'POST',
      `${place}/clone/${original?.['documentId']}`,
      { ...original, titleFi: 'Kopio' },
    );
    expect(copied.body.data['newsletterSentAt']).toBeNull();
    await editor.send('POST', `${place}/${copied.body.data['documentId']}/actions/publish`, {});
    expect((await sent()).map(({ subject }) => subject)).toEqual(['Kopio']);
  });
});

describe('a batch of a newsletter', () => {
  it('that is repeated after a kill queues nothing twice', async () => {
    const author = await subscriber();
    const hash = await marked();
    const { id } = await profileOf(author);
    const batch = { hash, afterId: id - 1 };
    await sendNewsletter(batch, 'a batch');
    // Jobs that are done are deleted after a month; the deliveries remain.
    await app.db.knex('jobs').delete();
    await Promise.all([sendNewsletter(batch, 'a batch'), sendNewsletter(batch, 'a batch')]);
    expect(await run()).toEqual([]);
    const stored = await app.db.knex('newsletter_deliveries').where({ announcement_hash: hash });
    expect(JSON.stringify(stored)).not.toContain('@');
  });

  it('records no delivery without its mail if the server is killed in between', async () => {
    const authors = [await subscriber(), await subscriber()];
    const hash = await marked();
    const batch = { hash, afterId: (await profileOf(authors[0] as Author)).id - 1 };
    let enqueued = 0;
    app.jobs = {
      ...usual.jobs,
      enqueue(tx, kind, key, payload) {
        enqueued += 1;
        return enqueued > 1
          ? Promise.reject(new Error('killed'))
          : usual.jobs.enqueue(tx, kind, key, payload);
      },
    };
    await expect(sendNewsletter(batch, 'a batch')).rejects.toThrow('killed');
    app.jobs = usual.jobs;
    expect(await app.db.knex('newsletter_deliveries').where({ announcement_hash: hash })).toEqual([]);
    await sendNewsletter(batch, 'a batch');
    expect((await run()).map(({ to }) => to)).toEqual(authors.map(addressOf));
  });

  it('is followed by the next one, up to the newest profile', async () => {
    const { id } = await profileOf(await subscriber());
    const hash = await marked();
    await sendNewsletter({ hash, afterId: id - 150 }, 'a batch');
    expect(await batches()).toEqual([`newsletter-${hash}-${id - 50}`]);
    expect(await run()).toHaveLength(1);
    expect(await batches()).toHaveLength(1);
  });

  it.each([
    ['unmarked', (hash: string) => change(hash, { newsletter: false })],
    [
      'unpublished',
      async (hash: string) => {
        const { documentId } = (await entryOf(hash)) ?? {};
        await (await documents()).unpublish({ documentId });
      },
    ],
    [
      'deleted',
      async (hash: string) => {
        const { documentId } = (await entryOf(hash)) ?? {};
        await (await documents()).delete({ documentId });
      },
    ],
  ])('is the last one when the announcement has been %s', async (_how, end) => {
    const { id } = await profileOf(await subscriber());
    const hash = await marked();
    await sendNewsletter({ hash, afterId: id - 150 }, 'a batch');
    await end(hash);
    expect(await run()).toEqual([]);
    expect(await batches()).toHaveLength(1);
  });

  it('writes mails with the same Message-ID each time, and with headers to unsubscribe', async () => {
    const author = await subscriber();
    const hash = await marked();
    await startNewsletters();
    const smtp = await startSmtp();
    const send = makeMailer(smtp.url, 'Nimiö <noreply@example.org>');
    const works = {
      newsletter: sendNewsletter,
      // The mail server takes the mail twice, as after a kill before its reply is stored.
      'bulk-mail': async (mail: Mail, key: string) => {
        await send(mail, key);
        await send(mail, key);
      },
    };
    try {
      const jobs = makeJobs(app.db, () => app.now(), app.log, works);
      // A mail may be queued after the worker of mails has found nothing to do.
      while ((await jobs.runDue()) > 0);
      const [first = '', second = ''] = smtp.taken;
      const idIn = (mail: string) => /^Message-ID:\s+(\S+)$/m.exec(mail)?.[1];
      expect(idIn(first)).toMatch(new RegExp(`^<newsletter-mail-${hash}-[\\w-]{43}@example.org>$`));
      expect(idIn(second)).toBe(idIn(first));
      expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const [, link = ''] =
        /^List-Unsubscribe:\s+<http:\/\/localhost:1337\/api\/newsletter\/unsubscribe\/([\w-]+\?language=fi)>$/m.exec(
          first,
        ) ?? [];
      expect((await author.browser.post(`/newsletter/unsubscribe/${link}`)).status).toBe(200);
      expect((await readProfile(author)).mailNewsletter).toBe(0);
    } finally {
      await smtp.close();
    }
  });
});

describe('unsubscribing', () => {
  const linkIn = ({ text }: Mail): string =>
    /http:\/\/localhost:1337\/unsubscribe\/([\w-]+)\?language=fi/.exec(text)?.[1] ?? '';

  it('switches the newsletter off for every profile with the address, without a login', async () => {
    const [author, second, other] = [await subscriber(), await subscriber(), await subscriber()];
    const email = ` ${addressOf(author).toUpperCase()}`;
    await changeProfile(second, { email, email_key: nameKey(email) });
    await marked();
    const mail = (await sent()).find(({ to }) => to === addressOf(author)) as Mail;
    const { status, text } = await sendRaw('POST', `/api/newsletter/unsubscribe/${linkIn(mail)}`);
    expect([status, text]).toEqual([200, '{"record":{"mailNewsletter":0}}']);
    expect((await readProfile(author)).mailNewsletter).toBe(0);
    expect((await readProfile(second)).mailNewsletter).toBe(0);
    expect((await readProfile(other)).mailNewsletter).toBe(1);
    await marked();
    expect((await sent()).map(({ to }) => to)).toEqual([addressOf(other)]);
  });

  it('is idempotent, and its log has one line', async () => {
    const author = await subscriber();
    const token = await unsubscribeToken(addressOf(author));
    const call = () => sendRaw('POST', `/api/newsletter/unsubscribe/${token}`);
    const answers = [...(await Promise.all([call(), call()])), await call()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { id } = await profileOf(author);
    const lines: unknown = await app.db
      .knex('audit_log')
      .where({ profile_id: id, event: 'newsletter.unsubscribe' });
    expect(lines).toMatchObject([{ account_id: null, as_staff: 0, facts: '{}' }]);
  });

  it('changes nothing for a customer who has another address by now', async () => {
    const author = await subscriber();
    const token = await unsubscribeToken(addressOf(author));
    await changeProfile(author, { email: 'new@example.org', email_key: 'new@example.org' });
    expect((await sendRaw('POST', `/api/newsletter/unsubscribe/${token}`)).status).toBe(200);
    expect((await readProfile(author)).mailNewsletter).toBe(1);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form with parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('accepts %s, as mail programs send it with one click', async (_which, type, body) => {
    const author = await subscriber();
    const token = await unsubscribeToken(addressOf(author));
    const headers = { 'content-type': type };
    // With the language of the mail in the address, which is not read here.
    const link = `/api/newsletter/unsubscribe/${token}?language=FI`;
    const { status } = await sendRaw('POST', link, { headers, body });
    expect(status).toBe(200);
    expect((await readProfile(author)).mailNewsletter).toBe(0);
  });

  it('is refused from a page of another site', async () => {
    const author = await subscriber();
    const token = await unsubscribeToken(addressOf(author));
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await sendRaw('POST', `/api/newsletter/unsubscribe/${token}`, { headers });
    expect(status).toBe(403);
    expect((await readProfile(author)).mailNewsletter).toBe(1);
  });

  it('is not done by opening the link, which leads to the page in the language of the mail', async () => {
    const author = await subscriber();
    const token = await unsubscribeToken(addressOf(author));
    for (const link of [token, `${token}?language=sv`]) {
      const { status, headers } = await sendRaw('GET', `/api/newsletter/unsubscribe/${link}`);
      expect([status, headers.location]).toEqual([302, `http://localhost:1337/unsubscribe/${link}`]);
    }
    expect((await readProfile(author)).mailNewsletter).toBe(1);
  });

  it('with an unknown token is 404', async () => {
    const token = await unsubscribeToken('someone@example.org');
    const other = app.vault.linkToken('someone@example.org', 'other');
    const altered = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const wrong of [other, altered, token.slice(0, -4), 'x', 'x'.repeat(300), '%F0%9F%93%9A'])
      expect((await sendRaw('POST', `/api/newsletter/unsubscribe/${wrong}`)).status, wrong).toBe(404);
  });

  it('is possible for the address that the customer has chosen at registration or later', async () => {
    const author = await newAuthor();
    expect((await profileOf(author)).email_key).toBe(addressOf(author));
    const { record } = await author.browser.putFresh<{ email: string }>(
      `/contact-info/${author.profileHash}`,
      `/profiles/${author.profileHash}`,
      {
        ...{
          streetAddress: 'Katu 1',
          coAddress: '',
          zipCode: '00100',
          postCenter: 'Helsinki',
          country: 'FI',
        },
        ...{ language: 'fi', phone: '', email: 'Uusi.Osoite@PÄIVÄ.fi' },
      },
    );
    expect(record.email).toBe('Uusi.Osoite@PÄIVÄ.fi');
    expect((await profileOf(author)).email_key).toBe('uusi.osoite@päivä.fi');
  });
});

describe('an editor', () => {
  it('sees to how many addresses an announcement for some roles would be sent', async () => {
    const [creator, second, beneficiary] = [await subscriber(), await subscriber(), await subscriber()];
    await giveRoles(beneficiary, ['beneficiary']);
    await changeProfile(second, { email_key: (await profileOf(creator)).email_key });
    const editor = await newEditor('nimio-editor');
    const count = async (roles: string) =>
      (await editor.send<{ total: number }>('GET', `/nimio/newsletter/recipients?roles=${roles}`)).body.total;
    expect(await count('')).toBe(2);
    expect(await count('creator')).toBe(1);
    expect(await count('creator,beneficiary,superadmin')).toBe(2);
    expect(await count('tester')).toBe(0);
  });

  it('sees in the list which drafts would be sent, which the admin does not publish together', async () => {
    const editor = await newEditor('nimio-editor');
    await editor.send('POST', place, { titleFi: 'Lähtee', newsletter: true });
    const { body } = await editor.send<{ results: object[] }>('GET', `${place}?sort=id:DESC&pageSize=1`);
    expect(body.results).toMatchObject([{ titleFi: 'Lähtee', newsletter: true, newsletterSentAt: null }]);
  });

  it('gets a test of the saved draft in each language in which it is complete', async () => {
    await subscriber();
    const editor = await newEditor('nimio-editor');
    const draft = {
      titleFi: 'Luonnos',
      textFi: 'Teksti',
      titleSv: 'Utkast',
      textSv: 'Text',
      titleEn: 'Draft',
    };
    const { body } = await editor.send<{ data: { documentId: string } }>('POST', place, draft);
    const test = await editor.send<{ email: string }>(
      'POST',
      `/nimio/newsletter/${body.data.documentId}/test`,
    );
    expect(test).toMatchObject({ status: 200, body: { email: expect.stringMatching(/^editor/) as string } });
    const rows = (await app.db
      .knex('jobs')
      .where({ kind: 'mail' })
      .orderBy('id')
      .pluck('payload')) as string[];
    const mails = rows.map((row) => JSON.parse(row) as Mail);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [test.body.email, 'Luonnos'],
      [test.body.email, 'Utkast'],
    ]);
    expect(await sent()).toEqual([]);
  });

  it('gets no test of an empty draft, of one that does not exist, or without a right to announcements', async () => {
    const editor = await newEditor('nimio-editor');
    const { body } = await editor.send<{ data: { documentId: string } }>('POST', place, {
      titleFi: 'Vain otsikko',
    });
    const { documentId } = body.data;
    expect((await editor.send('POST', `/nimio/newsletter/${documentId}/test`)).status).toBe(400);
    expect((await editor.send('POST', '/nimio/newsletter/nothing/test')).status).toBe(404);
    const stranger = await newEditor('no-such-role');
    expect((await stranger.send('POST', `/nimio/newsletter/${documentId}/test`)).status).toBe(403);
    expect((await stranger.send('GET', '/nimio/newsletter/recipients')).status).toBe(403);
  });
});
