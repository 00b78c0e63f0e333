import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Me } from '@nimio/domain/session/session.types';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/environment.mjs';
import { editorOf } from '../product/editor.js';
import { cumulativeShift, describeShifts, shiftMeter } from '../product/layout-shift.js';
import { openActing, openAs } from '../product/log-in.js';
import { mailTo } from '../product/mailbox.js';
import { identify } from '../product/register.js';
import { expect, test } from '../product/test.js';

/** The largest cumulative layout shift of a page while it loads: half of what browsers consider good. */
const limit = 0.05;

/** The paths of pages, as in the portal's table of routes. A page with a parameter follows one that links to it. */
const pages = {
  guest: [
    ...['/login', '/register', '/password-reset/:hash', '/unsubscribe/:token'],
    ...['/about', '/privacy-policy', '/accessibility', '/report-death', '*'],
  ],
  newcomer: ['/disclaimer'],
  author: [
    ...['/', '/announcement/:hash', '/works', '/works/:isbn', '/works/:isbn/handlesuggestions', '/works/add'],
    ...[
      '/works/add-many',
      '/statistics',
      '/accounting',
      '/accounting/:payment',
      '/settings',
      '/settings/tax',
    ],
    ...[
      '/settings/bank',
      '/settings/email',
      '/settings/access',
      '/settings/log',
      '/participation',
      '/genres',
    ],
    ...['/contract', '/contract/:contractHash', '/password'],
  ],
  tester: ['/messages', '/message/:messageHash'],
  representative: ['/', '/profiles', '/death-reports'],
  staff: [
    ...['/second-factor', '/works', '/oeuvre/book/:isbn', '/settings', '/staff/taxation'],
    ...['/staff/customers', '/staff/customers/new', '/staff/customers/:profileHash'],
    ...['/staff/customers/:profileHash/settings', '/staff/customers/:profileHash/taxation'],
    ...[
      '/staff/authors',
      '/staff/suggestions',
      '/staff/logins',
      '/staff/death-reports',
      '/staff/acquisition',
      '/staff/acquisition/:hash',
      '/staff/classes',
      '/staff/classes/new',
    ],
    ...['/staff/classes/:code', '/accountings', '/accountings/new', '/accountings/:hash', '/messages'],
    ...['/invoices', '/invoices/new', '/invoices/:hash'],
    ...['/accountings/settings', '/accountings/settings/:year'],
  ],
  /** Staff who act for no customer have another frame. */
  staffAtWork: [
    '/',
    '/accountings',
    '/accountings/bounced',
    ...['/accountings/new-late', '/accountings/reserve', '/accountings/unregistered'],
    '/accountings/cumulations',
    '/staff/taxation',
    '/messages',
    '/staff/suggestions',
    '/staff/logins',
  ],
  editor: ['/preview/:token', '/preview/:token/page'],
};

/** Addresses of pages that no other page links to. */
type Places = Partial<Record<string, string>>;

const withoutParameters = Object.values(pages)
  .flat()
  .filter((route) => !route.includes(':'));

/** Returns the parameters in the address of a route, and nothing for another address. */
function parametersOf(route: string, address: string): Record<string, string> | undefined {
  if (withoutParameters.includes(route) || withoutParameters.includes(address)) return undefined;
  return new RegExp(`^${route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(address)?.groups;
}

/** Replaces the parameters of a route by known ones. */
const addressOf = (route: string, known: Record<string, string>): string =>
  route.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`No page links to ${route}`);
    return value;
  });

/** Opens pages, and fails if one of them moves while it loads. */
async function expectStill(page: Page, routes: readonly string[], places: Places = {}): Promise<void> {
  const open = await shiftMeter(page);
  const links: string[] = [];
  const known: Record<string, string> = {};
  for (const route of routes) {
    Object.assign(known, links.map((link) => parametersOf(route, link)).find(Boolean));
    const place = places[route] ?? addressOf(route, known);
    const shifts = await open(place);
    const { width } = page.viewportSize() ?? {};
    const sum = cumulativeShift(shifts);
    expect(new URL(page.url()).pathname).toBe(new URL(place, page.url()).pathname);
    expect.soft(sum, describeShifts(`${place} at ${width} px`, shifts)).toBeLessThanOrEqual(limit);
    links.push(...(await page.evaluate(() => [...document.links].map(({ pathname }) => pathname))));
  }
}

test('every page has been listed for the measure of layout shifts', () => {
  const table = readFileSync(path.join(root, 'portal/src/app/routes.ts'), 'utf8');
  const routes = [...table.matchAll(/^ {4}path: '(.*)',$/gm)].map(([, route]) => route);
  expect([...new Set(Object.values(pages).flat())].toSorted()).toEqual(routes.toSorted());
});

if (process.env['TEST_DEPTH'] === 'full') {
  test('pages of guests do not move while they load', async ({ page, product, visitor }) => {
    // Another journey reads the link of the newcomer, and may run on the same installation.
    const address = 'elli.rantakoski@example.com';
    await identify(visitor);
    const register = page.url();
    await page.request.post('/api/auth/password-change-request', {
      data: { email: address },
      headers: { Origin: product.url },
    });
    const reset = /https?:\S+\/password-reset\/\S+/.exec(
      await mailTo(product, address, '/password-reset/'),
    )?.[0];
    await expectStill(page, pages.guest, {
      '/register': register,
      '/password-reset/:hash': reset,
      '/unsubscribe/:token': '/unsubscribe/example',
      '*': '/sivu-jota-ei-ole',
    });
  });

  for (const username of ['author', 'newcomer', 'tester', 'representative'] as const)
    test(`pages of ${username} do not move while they load`, async ({ page, visitor }) => {
      await openAs(visitor, username, '/');
      const { record } = (await (await page.request.get('/api/me')).json()) as { record: Me };
      const contract = record.profile?.contracts[0]?.hash;
      await expectStill(page, pages[username], {
        '/contract/:contractHash': contract && `/contract/${contract}`,
      });
    });

  test('pages of staff do not move while they load', async ({ page, product, visitor }) => {
    await openActing(visitor, 'admin', { customer: 'kuusivaara aino', place: '/' });
    // The list of the settings links to it.
    const headers = { Origin: product.url };
    const year = new Date().getFullYear();
    const settings = await page.request.post('/api/accounting-settings', { data: { year }, headers });
    expect([201, 409]).toContain(settings.status());
    // The list of invoices links to it.
    const draft = await page.request.post('/api/invoices', {
      data: {
        ...{ payerName: 'Kirjastoyhtiö Oy', businessId: '', address: 'Katu 1', language: 'fi', source: 'LK' },
        due: '2099-12-15',
        lines: [{ text: 'Lukuoikeudet', cents: 1000, vatHundredths: 2550 }],
      },
      headers,
    });
    expect(draft.status()).toBe(201);
    await expectStill(page, pages.staff, { '/staff/customers': '/staff/customers?status=all' });
  });

  test('pages of staff who act for no customer do not move while they load', async ({ page, visitor }) => {
    await openAs(visitor, 'admin', '/');
    await expectStill(page, pages.staffAtWork);
  });

  test('a preview does not move while it loads', async ({ browser, page, product }) => {
    const editor = await editorOf(browser, product, 'editor');
    await editor.open('announcement', '/create');
    await editor.write('titleFi', 'Kirjaston kesä');
    await editor.writeText(0, 'Kesällä luetaan.');
    await editor.save();
    await editor.page.getByRole('link', { name: 'Avaa esikatselu' }).click();
    const tools = editor.page.locator('iframe[src*="/preview/"]').first();
    const { pathname } = new URL((await tools.getAttribute('src')) ?? '', product.url);
    await expectStill(page, pages.editor, {
      '/preview/:token': pathname,
      '/preview/:token/page': `${pathname}/page`,
    });
  });
} else {
  for (const width of [1280, 390])
    test(`the main pages of an author do not move at ${width} px while they load`, async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(visitor, 'author', '/');
      await expectStill(page, ['/', '/works', '/statistics', '/accounting', '/settings']);
    });
}
