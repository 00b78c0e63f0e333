import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { accentCss } from '@nimio/design-system/accent';
import { getAbout, getAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import type { Endpoint } from '@nimio/domain/endpoint';
import type { Language } from '@nimio/domain/language';
import type { OpenPages, PageRequest, PublishedContent } from '@nimio/domain/page/page.types';
import { getPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import { getTerms } from '@nimio/domain/terms/terms.endpoints';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { keyOf, seedReplies } from '../api/use-endpoint';
import { addressesOfReads } from '../app/first-reads';
import { firstPage } from '../app/guards';
import { loadPage, routeObjects, startingWith, textsOf } from '../app/router';
import type { PortalRoute } from '../app/routes';
import { loadTexts } from '../shared/intl/catalogues';
import { type PageData, pageDataId } from '../shared/page/page-data';
import { setRenderTime } from '../shared/page/render-time';
import { type Session, sessionStore } from '../shared/session/session-store';
import { startSettings } from '../shared/settings/settings';

/** A page that needs no session, rendered on the server, so that its first paint does not wait for scripts. */
interface RenderedRoute {
  /** The address that it is rendered with, without secrets; by default the route's path. */
  as?: string;
  /** The queries that do not change its first paint; by default none. */
  search?: RegExp;
  /** The published content that it shows. */
  reads?: Endpoint;
}

const renderedRoutes: Record<string, RenderedRoute> = {
  '/login': { search: /^(?:\?to=[^&]*)?$/ },
  '/register': { as: '/register?auth=x', search: /^\?auth=[^&]+(?:&purpose=\w+)?$/ },
  '/password-reset/:hash': { as: '/password-reset/x' },
  '/disclaimer': { reads: getTerms },
  '/privacy-policy': { reads: getPrivacyPolicy },
  '/about': { reads: getAbout },
  '/accessibility': { reads: getAccessibilityStatement },
  '/report-death': {},
};

/** A page is rendered again after this time, since notices begin and end at a minute. */
const freshForMs = 60_000;

interface Rendered {
  html: string;
  styles: string;
  data: NonNullable<PageData['rendered']>;
}

/** The build's lists of files, by source. */
type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** JSON inside a script element ends at the first `</script`, so it must not contain `<`. */
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Renders a page. Nothing may be awaited between the state of the modules being set and the rendering, since requests
 * share it.
 */
async function renderRoute(
  route: PortalRoute,
  { as = route.path, reads }: RenderedRoute,
  language: Language,
  { settings, read }: PublishedContent,
): Promise<Rendered> {
  const first = await loadPage(route);
  const router = createMemoryRouter(
    // The guards have been asked.
    routeObjects(() => (_, next) => next(), first),
    { initialEntries: [as], ...startingWith(first) },
  );
  const parts = ['entry' as const, ...textsOf(route)];
  const texts = await Promise.all(parts.map((part) => loadTexts(part, language)));
  const messages = Object.assign({}, ...texts) as ComponentProps<typeof IntlProvider>['messages'];
  const at = Date.now();
  const replies = reads && {
    [keyOf(reads, { query: { language } })]: {
      data: await read(reads.path, language),
      etag: undefined,
      servedAt: at,
    },
  };
  const sheet = new ServerStyleSheet();
  try {
    startSettings(settings);
    sessionStore.set({ status: 'anonymous', wasLost: false });
    seedReplies(replies ?? {});
    setRenderTime(at);
    const html = renderToString(
      sheet.collectStyles(
        <IntlProvider locale={language} {...(messages && { messages })}>
          <RouterProvider router={router} />
        </IntlProvider>,
      ),
    );
    return {
      html,
      styles: sheet.getStyleTags(),
      data: { path: route.path, at, replies: replies ?? {} },
    };
  } finally {
    sheet.seal();
  }
}

interface Content {
  language: Language;
  theme: PageRequest['theme'];
  title: string;
  /** Elements of the head. */
  head: string;
  /** The rendered page. */
  html: string;
  /** The hash of `early.js`: a page must not get an older one from the browser's cache. */
  early: string;
}

/**
 * The places of `index.html` that are written.
 *
 * @throws Error when it lacks one
 */
const places: readonly [place: RegExp, write: (content: Content) => string][] = [
  // The head has both, so they are removed before it is written.
  [/<script type="module" crossorigin src="[^"]*"><\/script>/, () => ''],
  [/<link rel="stylesheet"[^>]*>/, () => ''],
  [
    /<html lang="fi">/,
    ({ language, theme }) => `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`,
  ],
  [/<title>.*?<\/title>/s, ({ title }) => `<title>${escapeHtml(title)}</title>`],
  [/(?<=src="\/early\.js)(?=")/, ({ early }) => `?v=${early}`],
  [/<!--head-->/, ({ head }) => head],
  [/(?<=<div id="root">)(?=<\/div>)/, ({ html }) => html],
];

/** Reads the portal's build. */
async function readBuild(dir: string) {
  const read = (file: string) => readFile(join(dir, file), 'utf8');
  const template = await read('index.html');
  for (const [place] of places) if (!place.test(template)) throw new Error(`index.html has no ${place}`);
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const styles = await Promise.all((manifest['index.html']?.css ?? []).map(read));
  const early = createHash('sha256')
    .update(await read('early.js'))
    .digest('base64url')
    .slice(0, 8);
  // Functions as replacements, since a `$&` in a name would be a pattern otherwise.
  const write = (content: Content) =>
    places.reduce((page, [place, text]) => page.replace(place, () => text(content)), template);
  return { write, manifest, styles: styles.join(''), early };
}

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return chunk;
}

/**
 * The fonts of a rendered page, which the browser would request only after its first layout. A page that the browser
 * renders needs all scripts first; until its fonts arrive, text has a substitute of the same size.
 */
const earlyFontsOf = ({ within }: PortalRoute): string[] =>
  [
    ...['newsreader-text', 'newsreader-display', 'source-sans'],
    ...(within === 'frame' ? [] : ['newsreader-italic']),
  ].map((name) => `../design-system/src/fonts/${name}-latin.woff2`);

/** The scripts of these sources, with all that they import. */
function scriptsOf(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = chunkOf(manifest, source);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    scriptsOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The sources that a page begins with. */
const sourcesOf = (route: PortalRoute, language: Language, frame: string): string[] => [
  'index.html',
  ...(route.module ? [`${posix.join('src/app', route.module)}.tsx`] : []),
  ...(route.within === 'frame' ? [frame] : []),
  ...['entry', ...textsOf(route)].map((part) => `src/shared/intl/compiled/${part}.${language}.json`),
];

const anonymous: Session = { status: 'anonymous', wasLost: false };
const unchecked: Session = { status: 'unchecked' };

const sessionOf = ({ session }: PageRequest): Session => {
  if (session === undefined) return unchecked;
  return session ? { status: 'member', me: session.me } : anonymous;
};

/**
 * Writes the portal's pages: the society's colour and settings, the session, links to the scripts that the page needs,
 * and for pages without a session what the browser paints first.
 *
 * @param dir the folder of the portal's build
 */
export const openPages: OpenPages = async (dir) => {
  const { write, manifest, styles, early } = await readBuild(dir);
  // A chunk that the build makes by its name has no source.
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === 'frame');
  if (!frame) throw new Error('The build has no frame');
  let cache: { of: PageData['settings']; pages: Map<string, { page: Promise<Rendered>; until: number }> };

  function renderedOf(route: PortalRoute, language: Language, published: PublishedContent) {
    const rendered = renderedRoutes[route.path];
    if (!rendered) return undefined;
    const { settings } = published;
    if (cache?.of !== settings) cache = { of: settings, pages: new Map() };
    const { pages } = cache;
    const key = `${route.path} ${language}`;
    const known = pages.get(key);
    if (known && known.until > Date.now()) return known.page;
    // The same page stays the same document, which browsers revalidate.
    const page = renderRoute(route, rendered, language, published).then(async (fresh) => {
      const before = await known?.page;
      return before?.html === fresh.html ? before : fresh;
    });
    pages.set(key, { page, until: Date.now() + freshForMs });
    page.catch(() => pages.delete(key));
    return page;
  }

  return async (request: PageRequest, published: PublishedContent): Promise<string> => {
    const session = sessionOf(request);
    const first = firstPage(request.address, session, { continuesWithoutSecondFactor: false });
    const language = first.language ?? request.language;
    const { search } = new URL(`https://portal.invalid${first.address}`);
    const { search: same = /^$/ } = renderedRoutes[first.route.path] ?? {};
    const isRendered = session.status === 'anonymous' && same.test(search);
    const rendered = isRendered ? await renderedOf(first.route, language, published) : undefined;
    const reads = request.session ? addressesOfReads(request.session.me, first.route) : [];
    const scripts = [
      ...[...scriptsOf(manifest, sourcesOf(first.route, language, frame))].map(
        (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
      ),
      `<script type="module" crossorigin src="/${chunkOf(manifest, 'index.html').file}"></script>`,
    ].join('');
    const { settings } = published;
    const data: PageData = {
      settings,
      ...(request.session !== undefined && { session: request.session }),
      ...(rendered && { rendered: rendered.data }),
    };
    const { portalName, accent } = settings.fi;
    const head = [
      `<style>${accentCss(accent)}${styles}</style>`,
      rendered?.styles ?? '',
      ...reads.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`),
      ...(rendered ? earlyFontsOf(first.route) : []).map(
        (name) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, name).file}">`,
      ),
      // `early.js` takes them out of the template when the page has been painted.
      rendered ? `<template id="scripts">${scripts}</template>` : scripts,
      `<script type="application/json" id="${pageDataId}">${escapeJson(data)}</script>`,
    ].join('');
    return write({
      language,
      theme: request.theme,
      title: portalName,
      head,
      html: rendered?.html ?? '',
      early,
    });
  };
};
