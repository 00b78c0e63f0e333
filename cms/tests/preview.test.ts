import { type MailKind, mailKinds } from '@nimio/domain/mail-text/mail-kinds';
import type { Preview } from '@nimio/domain/preview/preview.types';
import { describe, expect, it } from 'vitest';
import { Browser } from './harness/browser.js';
import { announced, previewToken } from './harness/calls/content.js';
import { newEditor } from './harness/editors.js';
import { server } from './harness/server.js';

const uid = {
  announcement: 'api::announcement.announcement',
  terms: 'api::terms.terms-version',
  contract: 'api::contract.contract-text',
  privacyPolicy: 'api::privacy-policy.privacy-policy',
  about: 'api::about.about',
  accessibility: 'api::accessibility-statement.accessibility-statement',
  infoText: 'api::info-text.info-text',
  mailText: 'api::mail-text.mail-text',
  settings: 'api::settings.portal-settings',
} as const;
type Kind = keyof typeof uid;

type Entry = Record<string, unknown> & { documentId: string };
const documents = async (kind: Kind) => (await server()).strapi.documents(uid[kind]);
const draft = async (kind: Kind, data: object): Promise<Entry> =>
  (await (await documents(kind)).create({ data })) as Entry;

const look = async (token: string, language = 'fi') =>
  new Browser().get<Preview>(`/preview/${encodeURIComponent(token)}`, { language });

async function preview(kind: Kind, { documentId }: Entry, language = 'fi', status?: 'published') {
  const { record, status: code } = await look(await previewToken(uid[kind], documentId, status), language);
  expect(code).toBe(200);
  return record;
}

const first = async (kind: Kind, filters = {}): Promise<Entry> =>
  (await (await documents(kind)).findFirst({ filters, populate: '*' })) as Entry;

/** Changes a token’s payload but not its signature. */
function altered(token: string, change: object): string {
  const [payload = '', signature] = token.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${Buffer.from(JSON.stringify({ ...said, ...change })).toString('base64url')}.${signature}`;
}

describe('a link to a preview', () => {
  it('is valid for half an hour', async () => {
    const { documentId } = await first('about');
    const token = await previewToken(uid.about, documentId);
    const { system } = await server();
    const { now } = system;
    const at = async (minutes: number) => {
      system.now = () => new Date(now().getTime() + minutes * 60_000);
      try {
        return (await look(token)).code;
      } finally {
        system.now = now;
      }
    };
    expect([await at(29), await at(31)]).toEqual([undefined, 'notFound']);
  });

  it('shows only its entry, and a forged one shows nothing', async () => {
    const [mine, other] = [await draft('announcement', { titleFi: 'A' }), await draft('announcement', {})];
    const token = await previewToken(uid.announcement, mine.documentId);
    const [payload = '', signature = ''] = token.split('.');
    const forged = [
      altered(token, { documentId: other.documentId }),
      altered(token, { status: 'published' }),
      altered(token, { uid: 'admin::user', documentId: '1' }),
      altered(token, { exp: Date.now() + 86_400_000 }),
      `${payload}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`,
      `${payload}.`,
      payload,
      `.${signature}`,
      `${token}.${signature}`,
      `${payload}=.${signature}`,
      'garbage',
      '.',
      'é.ü',
      `${'x'.repeat(300)}.${signature}`,
    ];
    for (const wrong of forged) expect((await look(wrong)).code, wrong.slice(-60)).toBe('notFound');
    expect((await look(token)).status).toBe(200);
  });

  it('signed for a missing entry shows nothing', async () => {
    const gone = await draft('announcement', { titleFi: 'A' });
    await (await documents('announcement')).delete({ documentId: gone.documentId });
    const tokens = [
      previewToken('admin::user', '1'),
      previewToken('plugin::upload.file', '1'),
      previewToken(uid.announcement, gone.documentId),
      previewToken(uid.announcement, (await draft('announcement', {})).documentId, 'published'),
    ];
    for (const token of await Promise.all(tokens)) expect((await look(token)).code).toBe('notFound');
  });

  it('opens in the language of the admin’s pages', async () => {
    const { documentId } = await draft('announcement', { titleSv: 'A' });
    for (const language of ['fi', 'sv', 'en']) {
      const editor = await newEditor('nimio-editor', language);
      const { body } = await editor.send<{ data: { url: string } }>(
        'GET',
        `/content-manager/preview/url/${uid.announcement}?documentId=${documentId}&status=draft`,
      );
      expect(new URL(body.data.url).searchParams.get('language')).toBe(language);
    }
  });

  it('is never cached', async () => {
    const { headers } = await look(await previewToken(uid.about, (await first('about')).documentId));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});

describe('a preview', () => {
  it.each<[Kind, string, (body: { record: never }) => unknown]>([
    ['terms', '/terms', ({ record }) => record],
    ['privacyPolicy', '/privacy-policy', ({ record }) => record],
    ['about', '/about', ({ record }) => record],
    ['accessibility', '/accessibility-statement', ({ record }) => record],
    ['settings', '/portal-settings', ({ record }) => record],
  ])('of %s has the form of the public call', async (kind, path) => {
    const entry = await first(kind);
    for (const language of ['fi', 'sv', 'en']) {
      const { record } = await new Browser().get(path, { language });
      const shown = await preview(kind, entry, language, 'published');
      expect(shown).toMatchObject({ kind, status: 'published', language, content: record });
    }
  });

  it('of an info text is the one box among those of the public call', async () => {
    const { record } = await new Browser().get<{ texts: { place: string }[] }>('/info-texts', {
      language: 'sv',
    });
    const shown = await preview('infoText', await first('infoText', { place: 'bank' }), 'sv', 'published');
    expect(record.texts).toContainEqual(shown.content);
  });

  it('shows the draft, and the languages that lack something', async () => {
    const hash = await announced({ titleFi: 'Ennen', textFi: 'Teksti', titleSv: 'Förut', textSv: 'Text' });
    const entry = await first('announcement', { hash });
    await (await documents('announcement')).update({
      documentId: entry.documentId,
      data: { titleFi: 'Nyt', textSv: '' },
    });
    expect(await preview('announcement', entry, 'sv')).toMatchObject({
      kind: 'announcement',
      status: 'draft',
      language: 'sv',
      missing: ['sv', 'en'],
      content: { title: 'Nyt', content: 'Teksti', language: 'fi' },
    });
    expect(await preview('announcement', entry, 'sv', 'published')).toMatchObject({
      missing: ['en'],
      content: { title: 'Förut', language: 'sv' },
    });
  });

  it('of an incomplete draft shows its existing parts', async () => {
    const title = await draft('announcement', { titleSv: 'Rubrik' });
    expect(await preview('announcement', title, 'sv')).toMatchObject({
      missing: ['fi', 'sv', 'en'],
      content: { title: 'Rubrik', content: '…', language: 'sv', link: null },
    });
    const nothing = await preview('announcement', await draft('announcement', {}), 'en');
    expect(nothing.content).toMatchObject({ title: '…', content: '…', language: 'fi' });
    const terms = await preview('terms', await draft('terms', { version: '2033-01-01' }));
    expect(terms.content).toMatchObject({ version: '2033-01-01', text: '…' });
    expect((terms.content as { validFrom: string }).validFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('of settings with emptied values shows the published ones instead', async () => {
    const { documentId, limits, newestLoanYear, taglineSv } = await first('settings');
    const settings = await documents('settings');
    try {
      await settings.update({ documentId, data: { limits: null, newestLoanYear: null, taglineSv: '' } });
      const { content, missing } = await preview('settings', { documentId });
      expect(content).toMatchObject({ newestLoanYear, limits: { homeItems: 3 } });
      expect(missing).toEqual(['sv']);
    } finally {
      const { id: _, ...numbers } = limits as Record<string, number>;
      await settings.update({ documentId, data: { limits: numbers, newestLoanYear, taglineSv } });
    }
  });

  it('of settings with invalid values shows the published ones instead', async () => {
    const { documentId, accent, limits } = await first('settings');
    const settings = await documents('settings');
    const { id: _, ...numbers } = limits as Record<string, number>;
    try {
      await settings.update({
        documentId,
        data: { accent: 'red', limits: { ...numbers, worksPageSizes: 'ten', homeItems: 4 } },
      });
      expect((await preview('settings', { documentId })).content).toMatchObject({
        accent,
        limits: { worksPageSizes: [10, 25, 50], homeItems: 4 },
      });
    } finally {
      await settings.update({ documentId, data: { accent, limits: numbers } });
    }
  });

  it.each(Object.keys(mailKinds) as MailKind[])(
    'of the mail %s has examples in place of what it fills in',
    async (kind) => {
      for (const language of ['fi', 'sv', 'en']) {
        const { content } = await preview('mailText', await first('mailText', { kind }), language);
        const { subject, text } = content as { subject: string; text: string };
        expect(subject.length).toBeGreaterThan(5);
        if ((mailKinds[kind] as readonly string[]).includes('link'))
          expect(text).toMatch(/http:\/\/localhost:1337(\/[a-z-]+)+(\/\w{22})?\?language=/);
        expect(subject + text).not.toMatch(/\{\w+\}/);
      }
    },
  );

  it('does not change the cache of published content', async () => {
    const { system } = await server();
    const before = await system.content.published();
    await preview('about', await first('about'));
    expect(await system.content.published()).toBe(before);
  });
});
