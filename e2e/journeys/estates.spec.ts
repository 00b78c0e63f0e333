import type { Customer, FoundProfile } from '@nimio/domain/customer/customer.types';
import type { Page } from '@playwright/test';
import { button, field, fileButton, startOf, withValues } from '../product/controls.js';
import { openAs } from '../product/log-in.js';
import { fillRegistration } from '../product/register.js';
import { taxCard as document } from '../product/tax-card.js';
import { expect, test } from '../product/test.js';

/** An author of the demonstration with works who is alive, and whom no other journey uses: the address has a number. */
async function anyAuthor({ request }: Page): Promise<Customer['profile']> {
  const found = await request.get('/api/profiles/customer-data', {
    params: { status: 'open', language: 'fi', offset: 0 },
  });
  const { records } = (await found.json()) as { records: FoundProfile[] };
  for (const { hash } of records.toReversed()) {
    const { record } = (await (await request.get(`/api/profiles/customer/${hash}`)).json()) as {
      record: Customer;
    };
    const { profile } = record;
    const isAuthor = profile.person !== null && profile.roles.some(({ code }) => code === 'creator');
    if (isAuthor && profile.worksCount > 0 && /\d@example\.com$/.test(profile.email ?? '')) return profile;
  }
  throw new Error('The demonstration has no more authors');
}

test('an heir reports a death, and after the staff’s answer looks after the estate', async ({
  page,
  other: staff,
  inputMethod,
  t,
  checkPage,
  visitor,
}) => {
  const dialog = staff.page.getByRole('dialog');
  const inDialog = (id: string) => dialog.getByRole('button', { name: t(id), exact: true });
  const openDialog = async (id: string) => {
    await staff.inputMethod.press(button(staff, id));
    await expect(dialog).toBeVisible();
  };
  await openAs(staff, 'admin', '/');
  const author = await anyAuthor(staff.page);
  const name = author.person?.fullName ?? '';
  const answer = `Kuolinpesä: ${name}`;
  let username = '';

  await test.step('the heir identifies at the bank, and sends a report with a document', async () => {
    const heir = await fillRegistration(visitor, ['login.reportDeath', 'deathReport.identify']);
    ({ username } = heir);
    await checkPage('register-for-report');
    await inputMethod.press(button(visitor, 'register.submit'));
    await expect(page.getByRole('heading', { level: 1, name: t('deathReport.title') })).toBeVisible();
    await inputMethod.write(field(visitor, 'deathReport.authorName'), name);
    await inputMethod.write(field(visitor, 'deathReport.diedOn'), '1.2.2026');
    await inputMethod.tick(page.getByRole('radio', { name: t('deathReport.relation_spouse'), exact: true }));
    await inputMethod.press(button(visitor, 'deathReport.send'));
    await expect(page.getByRole('region', { name })).toContainText(t('deathReport.state_open'));
    await inputMethod.chooseFile(fileButton(visitor, 'deathReport.add'), document);
    await expect(page.getByText(withValues(t('deathReport.document'), { n: '1' }))).toBeVisible();
    await checkPage('death-reported');
  });

  await test.step('the heir finds the report from Home', async () => {
    await page.goto('/');
    const todo = page.getByRole('region', { name: t('home.todo'), exact: true });
    await checkPage('home-of-heir');
    await inputMethod.press(todo.locator('a[href="/death-reports"]'));
    await expect(page.getByRole('region', { name })).toContainText(t('deathReport.state_open'));
  });

  await test.step('staff find the report in the worklist, record the death and create the estate', async () => {
    await staff.page.goto('/');
    await staff.inputMethod.press(
      staff.page.getByRole('main').getByRole('link', { name: t('staffHome.kind_deathReports') }),
    );
    const open = withValues(t('deathReports.openNamed'), { name });
    await staff.inputMethod.press(staff.page.getByRole('button', { name: open }));
    await expect(dialog.getByText('1.2.2026')).toBeVisible();
    await staff.checkPage('staff-death-report');
    await staff.inputMethod.press(
      dialog.getByRole('link', { name: withValues(t('deathReports.find'), { name }) }),
    );
    await staff.inputMethod.press(
      staff.page
        .getByRole('main')
        .getByRole('link', { name: `${author.person?.lastName}, ${author.person?.firstName}` }),
    );
    await openDialog('customer.recordDeath');
    await staff.inputMethod.write(dialog.getByLabel(startOf(t('customer.diedOn'))), '1.2.2026');
    await staff.inputMethod.press(inDialog('customer.recordDeath'));
    await openDialog('customer.createEstate');
    await staff.inputMethod.tick(dialog.getByRole('radio').first());
    await staff.checkPage('staff-estate-create');
    await staff.inputMethod.press(inDialog('estate.create'));
    await expect(button(staff, 'customer.changeEstate')).toBeVisible();
    await staff.checkPage('staff-estate');
  });

  await test.step('staff give the heir access, and answer', async () => {
    const form = staff.page.getByRole('form', { name: t('staff.give') });
    await staff.inputMethod.write(form.getByLabel(t('staff.username'), { exact: true }), username);
    await staff.inputMethod.choose(form.getByLabel(t('staff.giveKind')), t('access.kind.estate'));
    await staff.inputMethod.press(form.getByRole('button', { name: t('staff.give'), exact: true }));
    await expect(staff.page.getByText(t('staff.given')).first()).toBeVisible();
    await staff.page.goto('/staff/death-reports');
    const open = withValues(t('deathReports.openNamed'), { name });
    await staff.inputMethod.press(staff.page.getByRole('button', { name: open }));
    await staff.inputMethod.press(inDialog('deathReports.handled'));
    await expect(staff.page.getByRole('button', { name: open })).toHaveCount(0);
    await staff.inputMethod.choose(
      staff.page.getByLabel(t('deathReports.shown')),
      t('deathReports.shown_handled'),
    );
    await staff.inputMethod.press(staff.page.getByRole('button', { name: open }));
    await staff.inputMethod.press(inDialog('deathReports.write'));
    await staff.inputMethod.write(field(staff, 'compose.title'), answer);
    await staff.inputMethod.write(field(staff, 'compose.message'), 'Kuolinpesä on perustettu.');
    await staff.inputMethod.press(button(staff, 'compose.send'));
    await expect(staff.page.getByText(t('compose.sent')).first()).toBeVisible();
  });

  await test.step('the heir reads the answer, and sees the works of the estate, which has been paid nothing yet', async () => {
    await page.goto('/');
    await inputMethod.press(page.getByRole('link', { name: answer }).first());
    await expect(page.getByText('Kuolinpesä on perustettu.')).toBeVisible();
    await page.goto('/profiles');
    const estate = new RegExp(`^${author.person?.lastName ?? ''}`);
    await inputMethod.press(page.getByRole('button', { name: estate }));
    await expect(page.getByText(startOf(t('frame.actingFor')))).toBeVisible();
    await page.goto('/works');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await checkPage('works-of-estate');
    await page.goto('/accounting');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkPage('accounting-of-estate');
  });
});
