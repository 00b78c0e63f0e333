import { createRequire } from 'node:module';
import path from 'node:path';
import type { OwnSuggestion } from '@nimio/domain/change-suggestion/own-suggestion';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmtp } from '../../scripts/smtp-stand-in.mjs';
import type * as SendMessageMail from '../src/api/message/use-cases/send-message-mail.js';
import type * as Mail from '../src/integrations/mail/mail.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { cmsDir } from './harness/environment.js';
import { allowMail, list, newStaff, newWriter, remove, sendFromSociety, write } from './harness/messages.js';
import { newAuthor } from './harness/people.js';
import { server } from './harness/server.js';
import { add } from './harness/works.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;
const { makeMailer } = load<typeof Mail>('integrations/mail/mail.js');
const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { sendMessageMail } = load<typeof SendMessageMail>('api/message/use-cases/send-message-mail.js');

let app: System;
let usual: Pick<System, 'content'>;

beforeEach(async () => {
  app = (await server()).system;
  usual = { content: app.content };
  await app.db.knex('jobs').delete();
});

afterEach(() => Object.assign(app, usual));

/** The mails that a mail server receives after the jobs have run, as people read them. */
async function mails(): Promise<string[]> {
  const smtp = await startSmtp();
  const works = {
    'bulk-mail': makeMailer(smtp.url, 'Nimiö <noreply@example.org>'),
    'message-mail': sendMessageMail,
  };
  try {
    await makeJobs(app.db, () => app.now(), app.log, works).runDue();
    return smtp.taken.map((mail) => mail.replace(/=\n/g, '').replace(/=3D/g, '='));
  } finally {
    await smtp.close();
  }
}

describe('the notice by mail', () => {
  it('goes to the society, and contains only a link to the message', async () => {
    const author = await newWriter();
    const { record } = await write(author, { title: 'Salainen asia', message: 'Salainen teksti' });
    expect(record).toMatchObject({ emailsMissing: 0, notice: null });
    const { customerService } = await app.content.settings();
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain(`To: ${customerService.email}`);
    expect(mail).toContain(`http://localhost:1337/message/${record.hash}?language=fi`);
    expect(mail).not.toContain('Salainen');
    expect(mail).not.toContain(author.person.givenName);
  });

  it('goes to those customers who allow it and have an address, in their language', async () => {
    const staff = await newStaff();
    const [finn, swede, silent, without] = [
      await newAuthor(),
      await newAuthor(),
      await newAuthor(),
      await newAuthor(),
    ];
    await allowMail(finn);
    await allowMail(swede, { language: 'sv' });
    await allowMail(without, { email: null });
    const { record } = await sendFromSociety(staff, [finn, swede, silent, without], {
      title: 'Salainen asia',
    });
    expect(record).toMatchObject({ emailsMissing: 2, notice: expect.stringContaining('Email') as string });
    const sent = await mails();
    expect(sent).toHaveLength(2);
    for (const [author, language] of [
      [finn, 'fi'],
      [swede, 'sv'],
    ] as const) {
      const mail = sent.find((each) => each.includes(`To: ${author.username}@example.org`));
      expect(mail).toContain(`/message/${record.hash}?language=${language}`);
      expect(mail).not.toContain('Salainen');
    }
  });

  it('is not sent if the society has no address, and the message is stored', async () => {
    const settings = await app.content.settings();
    app.content = {
      ...app.content,
      settings: () =>
        Promise.resolve({ ...settings, customerService: { ...settings.customerService, email: '' } }),
    };
    const author = await newWriter();
    const { status, record } = await write(author);
    expect([status, record.emailsMissing]).toEqual([201, 1]);
    expect(record.notice).toContain('Email');
    expect(await mails()).toEqual([]);
    expect((await list(author)).total).toBe(1);
  });

  it('respects changes until it is sent: a withdrawn consent, a deleted message', async () => {
    const [staff, one, two] = [await newStaff(), await newAuthor(), await newAuthor()];
    await allowMail(one);
    await allowMail(two);
    const { record } = await sendFromSociety(staff, [one, two]);
    expect(record.emailsMissing).toBe(0);
    await allowMail(one, { allow_contact_by_email: 0 });
    await remove(two, record.hash);
    expect(await mails()).toEqual([]);
  });

  it('of a change suggestion goes to subscribers, and links to the page where it is answered', async () => {
    const [owner, suggester] = [await newAuthor(), await newAuthor()];
    // Neither allows contact by mail: these mails have their own setting.
    const { isbn } = (await add(owner)).record.work;
    const { record } = await suggester.browser.post<OwnSuggestion>('/profiles/suggest-amount-change', {
      ...{ bookIsbn: isbn, role: 'author', suggestedAmount: 3, suggestionReason: 'Salainen syy' },
      ...{ suggesterAuthorHash: suggester.authorHash, addIfAccepted: 0 },
    });
    const [received = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(received).toContain(`To: ${owner.username}@example.org`);
    expect(received).toContain(`/works/${isbn}/handlesuggestions?language=fi`);
    expect(received).not.toMatch(/Salainen|Saaren talvi/);
    await owner.browser.send('PUT', '/profiles/reject-deal-suggestion', {
      body: { suggestionHash: record.suggestionHash, reason: 'wrongAmount' },
    });
    const [answered = ''] = await mails();
    expect(answered).toContain(`To: ${suggester.username}@example.org`);
    expect(answered).toContain('/message/');
  });

  it('of a change suggestion is not sent to others', async () => {
    const [owner, suggester] = [await newAuthor(), await newAuthor()];
    await allowMail(owner, { mail_change_suggestions: 0 });
    const { isbn } = (await add(owner)).record.work;
    await suggester.browser.post('/profiles/suggest-amount-change', {
      ...{ bookIsbn: isbn, role: 'author', suggestedAmount: 3, suggestionReason: 'Syy' },
      ...{ suggesterAuthorHash: suggester.authorHash, addIfAccepted: 0 },
    });
    expect(await mails()).toEqual([]);
    expect((await list(owner)).total).toBe(1);
  });

  it('is sent once even if its job runs again', async () => {
    const author = await newWriter();
    const { record } = await write(author);
    const asked = { messageHash: record.hash, profileHash: author.profileHash };
    const key = `message-mail-${record.hash}-${author.profileHash}`;
    await sendMessageMail(asked, key);
    await sendMessageMail(asked, key);
    expect(await mails()).toHaveLength(1);
  });
});
