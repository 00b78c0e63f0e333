import type { Announcement, ListedAnnouncement } from '@nimio/domain/announcement/announcement.types';
import { languages } from '@nimio/domain/schema';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Browser } from './harness/browser.js';
import { announced } from './harness/calls/content.js';
import { messageFrom } from './harness/calls/message.js';
import { workToAdd } from './harness/calls/work.js';
import { exampleOf } from './harness/calls.js';
import { newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

const uid = {
  announcement: 'api::announcement.announcement',
  settings: 'api::settings.portal-settings',
  terms: 'api::terms.terms-version',
  privacy: 'api::privacy-policy.privacy-policy',
  mail: 'api::mail-text.mail-text',
  info: 'api::info-text.info-text',
};

const documents = async (type: string) => (await server()).strapi.documents(type);
type Entry = Record<string, unknown> & { documentId: string };
const only = async (type: string): Promise<Entry> =>
  (await (await documents(type)).findFirst({ populate: '*' })) as Entry;

/** Components of an entry are created again with new ids. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, each: unknown) => (key === 'id' ? undefined : each)));

/** Changes a single entry and publishes it; returns a function that restores it. */
async function change(type: string, data: object): Promise<() => Promise<unknown>> {
  const { documentId, ...before } = await only(type);
  const types = await documents(type);
  await types.update({ documentId, data, status: 'published' });
  const old = Object.fromEntries(Object.keys(data).map((name) => [name, withoutIds(before[name])]));
  return () => types.update({ documentId, data: old, status: 'published' });
}

let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const restore of undo.reverse()) await restore();
  undo = [];
});

async function news(browser: Browser, language = 'fi') {
  const response = await browser.get('/announcements', { language });
  expect(response.code).toBeUndefined();
  return response.body as { records: ListedAnnouncement[]; total: number };
}
const titles = async (browser: Browser, language = 'fi') =>
  (await news(browser, language)).records.map(({ title }) => title);

async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  const { system } = await server();
  const { now } = system;
  system.now = () => new Date(time);
  try {
    return await work();
  } finally {
    system.now = now;
  }
}

describe('published content', () => {
  it.each([
    '/portal-settings',
    '/terms',
    '/privacy-policy',
    '/about',
    '/accessibility-statement',
    '/info-texts',
  ])('%s is read without an account in each language, and again only when it has changed', async (path) => {
    const browser = new Browser();
    for (const language of ['fi', 'sv', 'en']) {
      const first = await browser.get(path, { language });
      expect(first.status).toBe(200);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await browser.send('GET', path, {
        query: { language },
        headers: { 'if-none-match': etag },
      });
      expect([again.status, again.body]).toEqual([304, '']);
      const other = await browser.send('GET', path, {
        query: { language },
        headers: { 'if-none-match': '"old"' },
      });
      expect(other.status).toBe(200);
    }
    for (const query of [undefined, { language: 'de' }, { language: '' }]) {
      expect(await browser.get(path, query as Record<string, string> | undefined)).toMatchObject({
        status: 422,
        code: 'validationError',
      });
    }
  });

  it('is served without session and database', async () => {
    const { system } = await server();
    await new Browser().get('/about', { language: 'fi' });
    const { all, first } = system.db;
    const refuse = () => Promise.reject(new Error('asked'));
    Object.assign(system.db, { all: refuse, first: refuse });
    try {
      const browser = new Browser();
      browser.cookies.set('session', 'x'.repeat(43));
      expect((await browser.get('/about', { language: 'fi' })).status).toBe(200);
    } finally {
      Object.assign(system.db, { all, first });
    }
  });

  it('begins with the texts of the specification', async () => {
    const { record } = await new Browser().get<PortalSettings>('/portal-settings', { language: 'en' });
    expect(record).toMatchObject({
      messageRoles: ['tester'],
      newestLoanYear: 2024,
      limits: { worksPageSizes: [10, 25, 50], homeItems: 3 },
      customerService: { hours: 'weekdays 10–15', opens: '10:00', closes: '15:00' },
      maintenance: null,
    });
    const codes = (options: { code: string }[]) => options.map(({ code }) => code).join(' ');
    expect(codes(record.participations)).toBe('fsfr skry sktlry stry none');
    expect(codes(record.productionTypes)).toBe('PROO RUNO KAAN ARTI TIET OPPI SATU NAYT KASI ARVO MUUT');
    expect(codes(record.compensationTypes)).toBe('LK KAM COM RT RTA ES MUUT');
  });

  it.each(languages)('has a privacy policy of fourteen numbered sections in %s', async (language) => {
    const { record } = await new Browser().get<{
      language: string;
      sections: { number: number; title: string; text: string }[];
    }>('/privacy-policy', { language });
    expect(record.language).toBe(language);
    expect(record.sections.map(({ number }) => number)).toEqual(
      Array.from({ length: 14 }, (_, at) => at + 1),
    );
    for (const { title, text } of record.sections) {
      expect(title.length).toBeGreaterThan(3);
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });
});

describe('the settings', () => {
  it('are visible immediately, and untranslated texts fall back', async () => {
    undo.push(
      await change(uid.settings, { accent: '#0b6e4f', societyNameSv: '', customerServiceHoursEn: 'Mondays' }),
    );
    const read = async (language: string) =>
      (await new Browser().get<PortalSettings>('/portal-settings', { language })).record;
    expect(await read('sv')).toMatchObject({
      accent: '#0b6e4f',
      societyName: 'Kirjallisuuden tekijänoikeusjärjestö',
    });
    expect((await read('en')).customerService.hours).toBe('Mondays');
  });

  it('list the days on which the customer service is closed, each once and in order', async () => {
    const closedDays = ['2026-12-25', '2026-12-24', '2026-12-25'].map((date) => ({ date }));
    undo.push(await change(uid.settings, { closedDays }));
    const { record } = await new Browser().get<PortalSettings>('/portal-settings', { language: 'fi' });
    expect(record.customerService).toMatchObject({
      opens: '10:00',
      closes: '15:00',
      closedDays: ['2026-12-24', '2026-12-25'],
    });
  });

  it.each([
    ['an accent that is no colour', { accent: 'red' }, /accent/],
    ['a link that runs code', { footerLinks: [{ labelFi: 'x', href: 'javascript:alert(1)' }] }, /ei kelpaa/],
    ['a link without words', { footerLinks: [{ href: 'https://a.fi' }] }, /linkille https:\/\/a\.fi teksti/],
    [
      'no name of the society',
      { societyNameFi: '', societyNameSv: ' ', societyNameEn: null },
      /järjestön nimi/,
    ],
    ['a closed day without its date', { closedDays: [{}] }, /closedDays/],
    ['a business id with a wrong check digit', { businessId: '1234567-2' }, /Y-tunnus/],
    ['hours backwards', { serviceOpens: '15:00:00', serviceCloses: '10:00:00' }, /sulkeutuu/],
    ['page sizes that are none', { limits: { worksPageSizes: '10, x' } }, /errors/],
    ['an option taken away that rules need', { compensationTypes: [{ code: 'LK', termFi: 'x' }] }, /KAM/],
    [
      'maintenance that ends before it begins',
      { maintenance: { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z', textFi: 'x' } },
      /päättyy/,
    ],
  ])('refuse %s', async (_, data, reason) => {
    await expect(change(uid.settings, data)).rejects.toThrow(reason);
    const { record } = await new Browser().get<PortalSettings>('/portal-settings', { language: 'fi' });
    expect(record).toMatchObject({ accent: '#5b2a86', societyName: 'Kirjallisuuden tekijänoikeusjärjestö' });
  });

  it('switch parts of the portal off, on the server too', async () => {
    const author = await newAuthor({ roles: ['tester'] });
    const { body: person } = await exampleOf('register', author);
    const features = { registration: false, messages: false, addingWorks: false };
    undo.push(await change(uid.settings, { features }));
    const refused = [403, 'featureOff'];
    const responses = [
      await author.browser.post('/profiles/author-books', workToAdd(author)),
      await author.browser.post('/messages', messageFrom(author)),
      await author.browser.post('/auth/register', person),
      await author.browser.get(`/auth/register/${String(person['auth'])}`),
    ];
    for (const { status, code } of responses) expect([status, code]).toEqual(refused);
  });

  it('are completed if a later version requires more, and the portal continues', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const links = 'portal_settings_cmps';
    const kept = (await knex(links).where('field', 'in', ['limits', 'features'])) as object[];
    expect(kept.length).toBeGreaterThan(0);
    await knex(links).where('field', 'in', ['limits', 'features']).delete();
    await knex('portal_settings').update({ service_opens: null });
    undo.push(async () => {
      await knex(links).insert(kept);
      await knex('portal_settings').update({ service_opens: '10:00:00.000' });
      system.content.invalidate();
    });
    system.content.invalidate();
    const { record } = await new Browser().get<PortalSettings>('/portal-settings', { language: 'fi' });
    expect(record).toMatchObject({
      limits: { worksPageSizes: [10, 25, 50], homeItems: 3 },
      features: { registration: true, messages: true },
      customerService: { opens: '10:00' },
    });
  });

  it('limit how long a message may be', async () => {
    const author = await newAuthor({ roles: ['tester'] });
    const { limits } = await only(uid.settings);
    undo.push(
      await change(uid.settings, {
        limits: { ...(withoutIds(limits) as object), messageCharacters: 600 },
      }),
    );
    const long = await author.browser.post('/messages', { ...messageFrom(author), message: 'x'.repeat(601) });
    expect(long).toMatchObject({ status: 422, code: 'validationError' });
    expect(long.error?.details.fields).toEqual([{ path: 'message', code: 'tooLong', params: { max: 600 } }]);
    expect((await author.browser.post('/messages', messageFrom(author))).status).toBe(201);
  });

  it('cannot be deleted or unpublished, like any other required content', async () => {
    for (const type of [uid.settings, uid.privacy, uid.mail]) {
      const { documentId } = await only(type);
      const types = await documents(type);
      await expect(types.delete({ documentId })).rejects.toThrow(/tarvitsee/);
      await expect(types.unpublish({ documentId })).rejects.toThrow(/tarvitsee/);
    }
  });
});

describe('announcements', () => {
  it('are shown in the requested language, with Finnish as the fallback', async () => {
    const { browser } = await newAuthor();
    const mark = `kieli ${Date.now()}`;
    await announced({
      titleFi: mark,
      textFi: 'Suomeksi',
      titleSv: `${mark} sv`,
      textSv: 'På svenska',
      titleEn: 'half',
    });
    const found = async (language: string) => {
      const listed = (await news(browser, language)).records.find(({ title }) => title.startsWith(mark));
      const { record } = await browser.get<Announcement>(`/announcements/${listed?.hash}`, { language });
      const { content, ...rest } = record;
      // Only the announcement itself has its text.
      expect(listed).toEqual(rest);
      return { content, language: record.language };
    };
    expect(await found('sv')).toEqual({ content: 'På svenska', language: 'sv' });
    // A title without its text is not a version.
    expect(await found('en')).toEqual({ content: 'Suomeksi', language: 'fi' });
  });

  it('appear and disappear at their minute', async () => {
    const { browser } = await newAuthor();
    const title = `aika ${Date.now()}`;
    await announced({
      titleFi: title,
      publishedFrom: '2026-12-01T08:00:00.000Z',
      publishedUntil: '2026-12-01T08:20:00.000Z',
    });
    const isShownAt = (time: string) => at(time, async () => (await titles(browser)).includes(title));
    // The session expires by the server's clock too.
    const { system } = await server();
    await system.db.knex('sessions').update({
      idle_until: '2031-01-01T00:00:00.000Z',
      expires_at: '2031-01-01T00:00:00.000Z',
    });
    expect(await isShownAt('2026-12-01T07:59:59.999Z')).toBe(false);
    expect(await isShownAt('2026-12-01T08:00:00.000Z')).toBe(true);
    expect(await isShownAt('2026-12-01T08:19:59.999Z')).toBe(true);
    expect(await isShownAt('2026-12-01T08:20:00.000Z')).toBe(false);
  });

  it('keep the date of their first publishing when a word is corrected', async () => {
    const { browser } = await newAuthor();
    const types = await documents(uid.announcement);
    const { documentId } = (await types.create({ data: { titleFi: 'Virhe', textFi: 'Teksti' } })) as Entry;
    await at('2026-03-01T10:00:00.000Z', () => types.publish({ documentId }));
    await types.update({ documentId, data: { titleFi: 'Virheetön' } });
    await types.publish({ documentId });
    const found = (await news(browser)).records.find(({ title }) => title === 'Virheetön');
    expect(found?.published).toBe('2026-03-01T10:00:00.000Z');
  });

  it('are visible to their roles, and to staff', async () => {
    const creator = await newAuthor();
    const beneficiary = await newAuthor({ roles: ['beneficiary'] });
    const staff = await newAuthor({ roles: ['admin'] });
    const title = `rooli ${Date.now()}`;
    const hash = await announced({ titleFi: title, audience: { beneficiary: true } });
    expect(await titles(creator.browser)).not.toContain(title);
    expect(await titles(beneficiary.browser)).toContain(title);
    expect(await titles(staff.browser)).toContain(title);
    expect((await creator.browser.get(`/announcements/${hash}`, { language: 'fi' })).code).toBe('notFound');
    expect((await beneficiary.browser.get(`/announcements/${hash}`, { language: 'fi' })).status).toBe(200);
  });

  it('are written by staff in one language after another, and deleted', async () => {
    const { browser } = await newAuthor({ roles: ['admin'] });
    const body = { language: 'fi', title: 'Suomeksi', content: 'Teksti', audience: ['tester'] };
    const { record, status } = await browser.post<Announcement>('/announcements', body);
    expect([status, record.title, record.language]).toEqual([201, 'Suomeksi', 'fi']);
    const path = `/announcements/${record.hash}`;
    const swedish = { language: 'sv', title: 'På svenska', content: 'Text' };
    const edited = await browser.putFresh<Announcement>(path, `${path}?language=sv`, swedish);
    expect(edited.record).toMatchObject({ title: 'På svenska', language: 'sv' });
    expect((await browser.get<Announcement>(path, { language: 'fi' })).record.title).toBe('Suomeksi');
    const stale = await browser.send('PUT', path, { body: swedish, headers: { 'if-match': '"old"' } });
    expect([stale.status, stale.code]).toEqual([412, 'stale']);
    expect((await browser.send('DELETE', path)).status).toBe(204);
    expect((await browser.send('DELETE', path)).code).toBe('notFound');
    expect((await browser.get(path, { language: 'fi' })).code).toBe('notFound');
  });

  it('are changed by staff only at the version that they have seen, including audience and end', async () => {
    const { browser } = await newAuthor({ roles: ['admin'] });
    const body = { language: 'fi', title: 'Nähty', content: 'Teksti' };
    const { record } = await browser.post<Announcement>('/announcements', body);
    const path = `/announcements/${record.hash}`;
    for (const change of [{ audience: ['tester'] }, { publishedUntil: '2040-01-01T00:00:00.000Z' }]) {
      const seen = (await browser.get(path, { language: 'fi' })).headers.get('etag') ?? '';
      const put = () =>
        browser.send('PUT', path, { body: { ...body, ...change }, headers: { 'if-match': seen } });
      // The second writer has not seen the first one's change.
      const responses = await Promise.all([put(), put()]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    }
  });

  it('keep an editor’s draft when staff change something else', async () => {
    const { browser } = await newAuthor({ roles: ['admin'] });
    const hash = await announced({ titleFi: 'Vanha', textFi: 'Teksti', titleSv: 'Gammal', textSv: 'Text' });
    const types = await documents(uid.announcement);
    const { documentId } = (await types.findFirst({ filters: { hash } })) as Entry;
    const begun = { textFi: 'Kesken', titleSv: 'Ny', audience: { tester: true } };
    await types.update({ documentId, data: begun });
    const path = `/announcements/${hash}`;
    const change = { language: 'fi', title: 'Korjattu', content: 'Teksti', link: '/works' };
    await browser.putFresh(path, `${path}?language=fi`, change);
    const inState = (status: string) =>
      types.findFirst({ filters: { documentId }, status, populate: '*' }) as Promise<Entry>;
    expect(await inState('published')).toMatchObject({
      titleFi: 'Korjattu',
      textFi: 'Teksti',
      titleSv: 'Gammal',
      audience: null,
      link: '/works',
    });
    expect(await inState('draft')).toMatchObject({ ...begun, titleFi: 'Korjattu', link: '/works' });
    const { knex } = (await server()).system.db;
    const lines = (await knex('audit_log')
      .where({ subject: `announcements/${documentId}` })
      .orderBy('id')) as { facts: string }[];
    expect(JSON.parse(lines.at(-1)?.facts ?? '')).toEqual({
      name: 'Korjattu',
      changed: ['titleFi', 'link'],
      isPublished: true,
    });
  });

  it.each([
    ['a link that runs code', { link: 'javascript:alert(1)' }, 'link', 'invalid'],
    ['a link to elsewhere', { link: '//evil.example' }, 'link', 'invalid'],
    ['a time in words', { published: 'soon' }, 'published', 'invalid'],
    ['a day that is none', { published: '2026-02-30T00:00:00.000Z' }, 'published', 'invalid'],
    [
      'an end before the start',
      { published: '2030-01-02T00:00:00.000Z', publishedUntil: '2030-01-01T00:00:00.000Z' },
      'publishedUntil',
      'invalid',
    ],
    ['a role that is none', { audience: ['admin'] }, 'audience[0]', 'invalid'],
    ['no title', { title: '' }, 'title', 'required'],
    ['a text of markup alone', { content: '<script>alert(1)</script>' }, 'content', 'required'],
    ['a text without end', { content: 'x'.repeat(100_001) }, 'content', 'tooLong'],
    ['a text that turns round', { content: 'a\u202eb' }, 'content', 'invalid'],
  ])('refuse %s from staff as from editors, and say which field', async (_, wrong, path, code) => {
    const { browser } = await newAuthor({ roles: ['admin'] });
    const body = { language: 'fi', title: 'Otsikko', content: 'Teksti', ...wrong };
    const hash = await announced();
    for (const [method, target] of [
      ['POST', '/announcements'],
      ['PUT', `/announcements/${hash}`],
    ] as const) {
      const response = await browser.send(method, target, { body, headers: { 'if-match': '*' } });
      expect([response.status, response.code]).toEqual([422, 'validationError']);
      expect(response.error?.details.fields?.[0]).toMatchObject({ path, code });
    }
  });

  it('that end before their start are refused with the field, also if the call changes only one of both', async () => {
    const { browser } = await newAuthor({ roles: ['admin'] });
    const hash = await announced({ publishedFrom: '2030-01-02T00:00:00.000Z' });
    const body = {
      language: 'fi',
      title: 'Otsikko',
      content: 'Teksti',
      publishedUntil: '2030-01-01T00:00:00.000Z',
    };
    const response = await browser.send('PUT', `/announcements/${hash}`, {
      body,
      headers: { 'if-match': '*' },
    });
    expect(response.error?.details.fields).toEqual([{ path: 'publishedUntil', code: 'invalid' }]);
  });
});

describe('agreed texts', () => {
  it('never change once they are published, and are only succeeded by newer ones', async () => {
    const terms = await documents(uid.terms);
    const [{ documentId }] = (await terms.findMany({ filters: { version: '2021-08-26' } })) as [Entry];
    for (const change of [
      () => terms.update({ documentId, data: { textFi: 'Toinen' } }),
      () => terms.update({ documentId, data: { textFi: 'Toinen' }, status: 'published' }),
      () => terms.unpublish({ documentId }),
      () => terms.delete({ documentId }),
      () => terms.publish({ documentId }),
    ]) {
      await expect(change()).rejects.toThrow(/ei voi muuttaa eikä poistaa/);
    }
    const texts = { textFi: 'F', textSv: 'S', textEn: 'E' };
    const older = { version: '2020-01-01', validFrom: '2031-01-01', ...texts };
    await expect(terms.create({ data: older, status: 'published' })).rejects.toThrow(/uudempi/);
    const backdated = { version: '2031-01-01', validFrom: '2019-01-01', ...texts };
    await expect(terms.create({ data: backdated, status: 'published' })).rejects.toThrow(/aikaisintaan/);
    const untranslated = { version: '2031-01-01', validFrom: '2031-01-01', textFi: 'F' };
    await expect(terms.create({ data: untranslated, status: 'published' })).rejects.toThrow(/errors/);
    const draft = (await terms.create({ data: older })) as Entry;
    await expect(terms.delete({ documentId: draft.documentId })).resolves.toBeTruthy();
  });
});

describe('concurrent publishing', () => {
  it('publishes one of two versions that cannot succeed one another, and refuses the other', async () => {
    const { strapi } = await server();
    const terms = await documents(uid.terms);
    const texts = { textFi: 'F', textSv: 'S', textEn: 'E' };
    const drafts = (await Promise.all(
      [
        { version: '2041-01-01', validFrom: '2041-06-01' },
        { version: '2042-01-01', validFrom: '2041-01-01' },
      ].map((data) => terms.create({ data: { ...data, ...texts } })),
    )) as Entry[];
    const results = await Promise.allSettled(drafts.map(({ documentId }) => terms.publish({ documentId })));
    // Bypasses the rules, so that other tests begin with the existing terms.
    for (const { documentId } of drafts)
      await strapi.db.query(uid.terms).deleteMany({ where: { documentId } });
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusals = results.flatMap((result) => ('reason' in result ? [String(result.reason)] : []));
    expect(refusals).toEqual([expect.stringMatching(/aikaisintaan|uudempi/)]);
  });
});

describe('an entry that cannot be presented', () => {
  it('is logged once per published version, and the last content is served without rereading', async () => {
    const { strapi, system } = await server();
    const { browser } = await newAuthor();
    const before = await titles(browser);
    const logged = vi.spyOn(system.log, 'error');
    const asked = vi.spyOn(system.db, 'first');
    let [reads, isSpoilt] = [0, true];
    const leave = strapi.documents.use(async ({ uid: type, action }, next) => {
      const found = await next();
      if (type !== uid.announcement || action !== 'findMany') return found;
      reads += 1;
      if (!isSpoilt) return found;
      return [...(found as object[]), { documentId: 'spoilt', publishedFrom: 'soon' }];
    });
    undo.push(async () => {
      leave();
      vi.restoreAllMocks();
      await announced();
    });
    const watchedOnce = async () => {
      const { length } = asked.mock.calls;
      await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(length), 5000);
    };
    await announced({ titleFi: 'Ei näy' });
    expect(await titles(browser)).toEqual(before);
    for (let watches = 0; watches < 3; watches += 1) await watchedOnce();
    expect([reads, logged.mock.calls.length]).toEqual([1, 1]);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      entry: 'announcements/spoilt',
      error: { type: 'RangeError' },
    });
    const later = new Date(Date.now() + 61_000).toISOString();
    await at(later, () => vi.waitFor(() => expect(reads).toBe(2), 5000));
    expect(logged).toHaveBeenCalledTimes(1);
    await announced({ titleFi: 'Ei näy vieläkään' });
    expect(await titles(browser)).toEqual(before);
    expect(logged).toHaveBeenCalledTimes(2);
    isSpoilt = false;
    await announced({ titleFi: 'Näkyy taas' });
    expect(await titles(browser)).toEqual(expect.arrayContaining(['Ei näy', 'Näkyy taas']));
  });
});

describe('pictures in a text', () => {
  it('keep their address in the library, whatever origin the toolbar inserted', async () => {
    const { system } = await server();
    const { browser } = await newAuthor();
    const textFi = `![a](${system.publicUrl}/uploads/a_1.png) ![b](/uploads/b_2.png) ![c](https://evil.example/c.png)`;
    const hash = await announced({ titleFi: 'Kuvia', textFi });
    const { record } = await browser.get<Announcement>(`/announcements/${hash}`, { language: 'fi' });
    expect(record.content).toBe('![a](/uploads/a_1.png) ![b](/uploads/b_2.png) c');
  });
});

describe('placeholders', () => {
  it('are replaced by the settings’ values in the language of the text', async () => {
    const text = await (await documents(uid.info)).findFirst({ filters: { place: 'messages' } });
    const { documentId } = text as Entry;
    const data = { titleEn: 'Where?', textEn: 'At {societyName}, {customerServicePhone}. {2} and { } stay.' };
    await (await documents(uid.info)).update({ documentId, data, status: 'published' });
    const { record } = await new Browser().get<{ texts: { place: string; text: string }[] }>('/info-texts', {
      language: 'en',
    });
    expect(record.texts.find(({ place }) => place === 'messages')?.text).toBe(
      'At The copyright society for literature, 09 1234 5678. {2} and { } stay.',
    );
  });

  it('that are unknown, and a mail without its link, are not published', async () => {
    const mails = await documents(uid.mail);
    const { documentId } = (await mails.findFirst({ filters: { kind: 'password-link' } })) as Entry;
    const save = (data: object) => mails.update({ documentId, data, status: 'published' });
    await expect(save({ textFi: 'Hei {nimi}: {link}' })).rejects.toThrow(/\{nimi\}.*\{link\}/s);
    await expect(save({ textSv: 'Hej' })).rejects.toThrow(/saknas|puuttuu/);
    await expect(save({ subjectEn: 'Go to {link} {password}' })).rejects.toThrow(/\{password\}/);
  });
});

describe('the history of content', () => {
  it('records what was created, changed, published and deleted, without the texts', async () => {
    const { system } = await server();
    const types = await documents(uid.announcement);
    const data = { titleFi: 'Lokiin', textFi: 'Salainen teksti' };
    const { documentId } = (await types.create({ data })) as Entry;
    await types.update({ documentId, data: { textFi: 'Toinen teksti' } });
    await types.publish({ documentId });
    await types.delete({ documentId });
    const lines = (await system.db
      .knex('audit_log')
      .where({ subject: `announcements/${documentId}` })
      .orderBy('id')) as { event: string; facts: string }[];
    expect(lines.map(({ event }) => event)).toEqual([
      'content.create',
      'content.update',
      'content.publish',
      'content.delete',
    ]);
    expect(JSON.parse(lines[1]?.facts ?? '')).toEqual({ name: 'Lokiin', changed: ['textFi'] });
    expect(JSON.stringify(lines)).not.toContain('teksti');
  });
});
