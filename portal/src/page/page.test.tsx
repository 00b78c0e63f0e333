import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@nimio/domain/language';
import type { PageRequest, PublishedContent } from '@nimio/domain/page/page.types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../shared/page/page-data';
import { storyMe } from '../shared/session/story-people';
import { storySettings } from '../shared/settings/story-settings';
import { openPages } from './page';

const index = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
const compiled = Object.keys(import.meta.glob('../shared/intl/compiled/*.json'));

/** Files of a build. */
const chunks = {
  'index.html': { file: 'assets/index.js', css: ['assets/fonts.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '../design-system/src/fonts/newsreader-text-latin.woff2': { file: 'assets/serif.woff2' },
  '../design-system/src/fonts/newsreader-display-latin.woff2': { file: 'assets/display.woff2' },
  '../design-system/src/fonts/newsreader-italic-latin.woff2': { file: 'assets/italic.woff2' },
  '../design-system/src/fonts/source-sans-latin.woff2': { file: 'assets/sans.woff2' },
  '_frame.js': { file: 'assets/frame.js', name: 'frame', imports: ['_vendor.js'] },
  ...Object.fromEntries(
    compiled.map((path) => [path.replace('../', 'src/'), { file: path.replace(/.*\//, 'assets/') }]),
  ),
};

const settings: PublishedContent['settings'] = {
  fi: storySettings('fi'),
  sv: storySettings('sv'),
  en: storySettings('en'),
};
const text = { text: 'Hello **readers**', language: 'fi' };
const contents: Record<string, object> = {
  '/about': text,
  '/accessibility-statement': { ...text, assessedOn: '2026-01-01' },
  '/terms': { ...text, version: '2026-01-01', validFrom: '2026-01-01' },
  '/privacy-policy': {
    updatedOn: '2026-01-01',
    language: 'fi',
    sections: [{ number: 1, title: 'Purpose', text: text.text }],
  },
};
const published: PublishedContent = { settings, read: (path) => Promise.resolve(contents[path]) };

let dir: string;
let page: Awaited<ReturnType<typeof openPages>>;

async function build(template: string): Promise<void> {
  await mkdir(join(dir, '.vite'), { recursive: true });
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'index.html'), template);
  await writeFile(join(dir, '.vite/manifest.json'), JSON.stringify(chunks));
  await writeFile(join(dir, 'early.js'), 'new Worker()');
  await writeFile(join(dir, 'assets/fonts.css'), '@font-face{font-family:Serif}');
}

const script = '<script type="module" crossorigin src="/assets/index.js"></script>';
const withScript = index
  .replace(/<script type="module".*?<\/script>/, '')
  .replace('</head>', `${script}</head>`);
const withStyles = withScript.replace('</head>', '<link rel="stylesheet" href="/assets/fonts.css"></head>');

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-'));
  await build(withStyles);
  page = await openPages(dir);
});

afterAll(() => rm(dir, { recursive: true }));

const anonymous = { language: 'fi', theme: undefined, session: null } as const;
const open = (address: string, request: Partial<PageRequest> = {}, content = published) =>
  page({ ...anonymous, address, ...request }, content);
const inSettings = (changes: object): PublishedContent => ({
  ...published,
  settings: { ...settings, fi: { ...settings.fi, ...changes } },
});

const dataIn = (html: string) => JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageData;
const shownIn = (html: string) => /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(html)?.[1] ?? '';
const headingIn = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(shownIn(html))?.[1];

describe('a page', () => {
  it('has the society’s name, colour, settings and fonts, and the browser’s language and theme', async () => {
    const html = await open(
      '/nowhere',
      { language: 'sv', theme: 'dark' },
      inSettings({ portalName: 'Kynä & $& <Co>', accent: '#0b6e4f' }),
    );
    expect(html).toContain('<html lang="sv" data-theme="dark">');
    expect(html).toContain('<title>Kynä &amp; $&amp; &lt;Co&gt;</title>');
    expect(html).toContain('--accent-mark:#0b6e4f');
    expect(html).toContain('@font-face{font-family:Serif}');
    expect(html).toMatch(/src="\/early\.js\?v=[\w-]{8}"/);
    expect(html).not.toMatch(/<link rel="stylesheet"|<!--head-->/);
    expect(dataIn(html).settings.sv).toEqual(settings.sv);
  });

  it('escapes texts that would end the script', async () => {
    const societyName = '</script><script>alert(1)</script>';
    const html = await open('/nowhere', {}, inSettings({ societyName }));
    expect(dataIn(html).settings.fi.societyName).toBe(societyName);
    expect(html).not.toContain('<script>alert');
  });

  it('links the scripts that it begins with, in the language of its address', async () => {
    const html = await open('/about?language=en');
    for (const file of ['index.js', 'vendor.js', 'frame.js', 'entry.en.json', 'pages.en.json'])
      expect(html).toMatch(new RegExp(`<link rel="modulepreload" [^>]*href="/assets/${file}">`));
    expect(html).not.toContain('pages.fi.json');
    expect(html).toContain('<html lang="en">');
  });

  it('fetches scripts after its first paint where its text is there, and only there', async () => {
    const scripts = /<(?:script type="module"|link rel="modulepreload")[^>]*>/g;
    const fonts = /as="font"[^>]*href="\/assets\/\w+/g;
    const about = await open('/about');
    const template = /<template id="scripts">(.*?)<\/template>/s;
    const inert = template.exec(about)?.[1];
    expect(inert).toContain('<script type="module" crossorigin src="/assets/index.js"></script>');
    expect(inert?.match(scripts)?.length).toBeGreaterThan(4);
    expect(about.replace(template, '')).not.toMatch(scripts);
    expect(about.match(fonts)).toHaveLength(3);
    expect((await open('/login')).match(fonts)).toHaveLength(4);
    const inBrowser = await open('/nowhere');
    expect(inBrowser.match(/<script type="module"[^>]*>/g)).toHaveLength(1);
    expect(inBrowser).not.toMatch(template);
    expect(inBrowser.match(fonts)).toBeNull();
  });

  it('is refused for a colour or a template that is not valid', async () => {
    await expect(open('/nowhere', {}, inSettings({ accent: 'red}' }))).rejects.toThrow(RangeError);
    await build(withScript);
    await expect(openPages(dir)).rejects.toThrow('stylesheet');
    await build(withStyles);
  });
});

describe('a page without a session', () => {
  it.each([
    ['/login', 'Kirjaudu sisään', 'Logga in', 'Log in'],
    ['/register?auth=x', 'Rekisteröidy', 'Registrera dig', 'Register'],
    ['/password-reset/x', 'Vaihda salasana', 'Byt lösenord', 'Set a new password'],
    ['/disclaimer', 'Käyttöehdot', 'Användarvillkor', 'Terms of use'],
    ['/privacy-policy', 'Tietosuojaseloste', 'Dataskyddsbeskrivning', 'Privacy policy'],
    ['/about', 'Tietoa palvelusta', 'Om tjänsten', 'About the service'],
    ['/accessibility', 'Saavutettavuusseloste', 'Tillgänglighetsutlåtande', 'Accessibility statement'],
    ['/report-death', 'Kun tekijä on kuollut', 'När en upphovsperson har avlidit', 'When an author has died'],
  ])('shows %s before scripts run', async (address, ...titles) => {
    for (const [at, language] of languages.entries()) {
      const html = await open(address, { language });
      expect(headingIn(html)).toContain(titles[at]);
      expect(html).toContain('<style data-styled');
    }
  });

  it('shows published texts', async () => {
    for (const address of ['/disclaimer', '/privacy-policy', '/about', '/accessibility'])
      expect(shownIn(await open(address))).toContain('<strong>readers</strong>');
  });

  it('shows where the visitor is led', async () => {
    const html = await open('/works?page=2');
    expect(dataIn(html).rendered?.path).toBe('/login');
    expect(headingIn(html)).toBe(headingIn(await open('/login')));
  });

  it('never contains the secret of its address', async () => {
    expect(await open('/register?auth=SECRET')).not.toContain('SECRET');
    expect(await open('/password-reset/SECRET')).not.toContain('SECRET');
  });

  it('is rendered by the browser when the query changes what it shows', async () => {
    for (const address of ['/login?reason=sessionExpired', '/register', '/about?x=1'])
      expect(shownIn(await open(address))).toBe('');
  });

  it('exists for every address', async () => {
    for (const address of ['//', '//evil.example/login', '/%', '/%E0%A4%A', '/\\evil', '/?language=xx'])
      expect(await open(address)).toContain('<html lang="fi">');
    expect(shownIn(await open('//evil.example/login'))).toBe('');
  });

  it('stays the same document when it is rendered again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const before = await open('/report-death');
      vi.setSystemTime(Date.now() + 61_000);
      expect(await open('/report-death')).toBe(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is in its own language when others are rendered at the same time', async () => {
    const slow: PublishedContent = {
      settings: { ...settings },
      read: async (path, language) => {
        await new Promise((resolve) => setTimeout(resolve, language === 'fi' ? 20 : 5));
        return contents[path];
      },
    };
    const pages = await Promise.all(languages.map((language) => open('/about', { language }, slow)));
    expect(pages.map(headingIn)).toEqual(['Tietoa palvelusta', 'Om tjänsten', 'About the service']);
  });
});

describe('a page with a session', () => {
  const session = { me: storyMe, servedAt: 1 };

  it('contains the user, and nothing of them remains for others', async () => {
    const html = await open('/privacy-policy', { session });
    expect(dataIn(html).session).toEqual(session);
    expect(shownIn(html)).toBe('');
    expect(await open('/privacy-policy')).not.toContain(storyMe.user.username);
  });

  it('links the replies that it shows first', async () => {
    const fetched = async (address: string, me = storyMe) =>
      [
        ...(await open(address, { session: { me, servedAt: 1 } })).matchAll(
          /as="fetch" [^>]*href="([^"]*)"/g,
        ),
      ].map(([, href]) => href);
    const tasks = `/api/profiles/tasks/${storyMe.profile?.hash}`;
    expect(await fetched('/')).toEqual([tasks, `/api/profiles/${storyMe.profile?.hash}/planned-payments`]);
    expect(await fetched('/works')).toEqual([tasks]);
    expect(await fetched('/', { ...storyMe, rights: ['actForCustomers'] })).toEqual([]);
    expect(await fetched('/', { ...storyMe, profile: null, sessionKind: 'strong' })).toEqual([]);
  });

  it('is not rendered when the session cannot be read', async () => {
    const html = await open('/login', { session: undefined });
    expect(dataIn(html)).not.toHaveProperty('session');
    expect(shownIn(html)).toBe('');
  });
});
