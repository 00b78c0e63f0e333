import { type Editor, editorOf } from '../product/editor.js';
import { openAs } from '../product/log-in.js';
import { expect, test } from '../product/test.js';

test.use({ isolation: 'editors' });

const titles = { fi: 'Toimituksen tiedote', sv: 'Redaktionens nyhet' };

/** The frames of the CMS: the preview page of the portal, and in it the page as authors will see it. */
function previewIn({ page }: Editor) {
  const tools = page.frameLocator('iframe').first();
  return { tools, shown: tools.frameLocator('iframe') };
}

test('authors read what editors publish, each in their language', async ({
  browser,
  product,
  page,
  inputMethod,
  t,
  checkPage,
  visitor,
  language,
}) => {
  // There is no English text, so the Finnish one is shown.
  const written = language === 'sv' ? 'sv' : 'fi';
  const other = written === 'sv' ? 'fi' : 'sv';
  const title = page.getByRole('heading', { level: 1 });
  const news = page
    .getByRole('region', { name: t('home.announcements') })
    .getByRole('link', { name: titles[written] });

  await test.step('a draft is visible only in its preview', async () => {
    const editor = await editorOf(browser, product, 'editor');
    await editor.open('announcement', '/create');
    await editor.write('titleFi', titles.fi);
    await editor.writeText(0, '## Väliotsikko\n\nSuomenkielinen **teksti**.');
    await editor.write('titleSv', titles.sv);
    await editor.writeText(1, 'Text på svenska.');
    await editor.save();
    await editor.page.getByRole('link', { name: 'Avaa esikatselu' }).click();
    const { tools, shown } = previewIn(editor);
    await expect(shown.getByRole('heading', { level: 1, name: titles.fi })).toBeVisible();
    await tools.getByRole('button', { name: 'Svenska' }).click();
    await expect(shown.getByRole('heading', { level: 1, name: titles.sv })).toBeVisible();
    await tools.getByText('Telefon', { exact: true }).click();
    await expect(tools.locator('iframe')).toHaveCSS('width', '390px');
    await openAs(visitor, 'author', '/');
    await expect(page.getByRole('heading', { name: t('home.announcements') })).toBeVisible();
    await expect(news).toHaveCount(0);
    await editor.publish();
  });

  await test.step('the published text is read in one language, and by a link in the other', async () => {
    await page.reload();
    await checkPage('home-announcements');
    await inputMethod.press(news);
    await expect(title).toHaveText(titles[written]);
    await expect(page.locator('strong', { hasText: 'teksti' })).toHaveCount(written === 'sv' ? 0 : 1);
    await checkPage('announcement');
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}?language=${other}`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(title).toHaveText(titles[other]);
    await page.goto(`${pathname}?language=${language}`);
    await expect(title).toHaveText(titles[written]);
  });

  await test.step('colour, hours, a footer link and a service break follow the settings', async () => {
    const administrator = await editorOf(browser, product, 'administrator');
    await administrator.open('settings');
    await administrator.write('accent', '#0b6e4f');
    await administrator.addTo('Alatunnisteen linkit');
    await administrator.addTo('Huoltokatko');
    for (const suffix of ['Fi', 'Sv', 'En']) {
      await administrator.write(`customerServiceHours${suffix}`, `8–9 ${suffix}`);
      await administrator.write(`footerLinks.0.label${suffix}`, `Apurahat ${suffix}`);
      await administrator.write(`maintenance.text${suffix}`, `Huoltokatko sunnuntaina ${suffix}`);
    }
    await administrator.write('footerLinks.0.href', 'https://example.org/apurahat');
    await administrator.publish();
    await page.goto('/');
    const suffix = { fi: 'Fi', sv: 'Sv', en: 'En' }[language];
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: `Apurahat ${suffix}` })).toHaveAttribute(
      'href',
      'https://example.org/apurahat',
    );
    await expect(foot).toContainText(`8–9 ${suffix}`);
    await expect(page.getByText(`Huoltokatko sunnuntaina ${suffix}`)).toBeVisible();
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent-mark').trim(),
    );
    expect(accent).toBe('#0b6e4f');
    await checkPage('home-in-new-colours');
  });

  await test.step('a user who is logged in accepts new terms before anything else', async () => {
    await page.goto('/works');
    await expect(title).toHaveText(t('list.title'));
    const publisher = await editorOf(browser, product, 'publisher');
    await publisher.open('terms', '/create');
    await publisher.write('version', '2.1.2026');
    await publisher.write('validFrom', '2.1.2026');
    for (const [at, text] of ['## Uudet ehdot', '## Nya villkor', '## New terms'].entries()) {
      await publisher.writeText(at, text);
    }
    await publisher.publish();
    // The author returns to the tab.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForURL(/\/disclaimer\?to=%2Fworks$/);
    const heading = { fi: 'Uudet ehdot', sv: 'Nya villkor', en: 'New terms' }[language];
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await checkPage('new-terms');
    await inputMethod.tick(page.getByRole('checkbox', { name: t('terms.accept') }));
    await inputMethod.press(page.getByRole('button', { name: t('terms.submit'), exact: true }));
    await page.waitForURL(/\/works$/);
  });
});

test('public pages are complete without a login', async ({ page, t, checkPage, language }) => {
  for (const [id, place] of [
    ['texts.privacy', '/privacy-policy'],
    ['texts.about', '/about'],
    ['texts.accessibility', '/accessibility'],
    ['terms.title', '/disclaimer'],
  ] as const) {
    await page.goto(`${place}?language=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: t(id) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${t(id)} – Nimiö`);
    await checkPage(`text-${place.slice(1)}`);
  }
});
