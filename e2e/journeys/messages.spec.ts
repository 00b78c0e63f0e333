import { openAs } from '../product/log-in.js';
import { mailTo } from '../product/mailbox.js';
import { expect, test } from '../product/test.js';

test('a message to the society and the reply, each with a notification by mail', async ({
  page,
  product,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const title = 'Milloin tilitys maksetaan?';
  const reply = 'Tilitys maksetaan joulukuussa.';
  const link = /https?:\/\/[^\s]+\/message\/[0-9A-Za-z]{22}\S*/;

  let address = '';

  await test.step('an author sends a message', async () => {
    await openAs(visitor, 'tester', '/messages');
    const me = (await (await page.request.get('/api/me')).json()) as {
      record: { profile: { email: string } };
    };
    address = me.record.profile.email;
    await inputMethod.press(page.getByRole('button', { name: t('message.new'), exact: true }));
    await inputMethod.write(page.getByLabel(t('compose.title'), { exact: true }), title);
    await inputMethod.write(
      page.getByLabel(t('compose.message'), { exact: true }),
      'Hei\n\nOdotan tilitystä.',
    );
    await checkPage('message-written');
    await inputMethod.press(page.getByRole('button', { name: t('compose.send'), exact: true }));
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('staff get a mail, open the message and reply', async () => {
    const mail = await mailTo(product, 'asiakaspalvelu@example.org', '/message/');
    expect(mail).not.toContain(title);
    const [place = ''] = link.exec(mail) ?? [];
    await openAs(visitor, 'admin', new URL(place).pathname);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await checkPage('message-at-the-society');
    await inputMethod.write(page.getByLabel(t('compose.message'), { exact: true }), reply);
    await inputMethod.press(page.getByRole('button', { name: t('compose.send'), exact: true }));
    await page.waitForURL(/\/messages/);
  });

  await test.step('the author gets a mail and reads the reply', async () => {
    const mail = await mailTo(product, address, '/message/');
    expect(mail).toMatch(link);
    expect(mail).not.toContain(reply);
    await openAs(visitor, 'tester', '/');
    const newest = page
      .getByRole('region', { name: t('home.messages') })
      .getByRole('link')
      .first();
    await checkPage('home-messages');
    await inputMethod.press(newest);
    await expect(page.getByText(reply)).toBeVisible();
    await checkPage('message-answered');
  });
});
