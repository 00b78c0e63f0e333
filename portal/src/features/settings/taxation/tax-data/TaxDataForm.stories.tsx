import type { Me } from '@nimio/domain/session/session.types';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftKey, storeDraft } from '../../../../shared/form/drafts';
import type { FormUser } from '../../../../shared/form/story-form';
import { withTexts } from '../../../../shared/intl/story-texts';
import { checkSession } from '../../../../shared/session/session';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { storyProfile } from '../../../../shared/session/story-people';
import { record, refusal, sessionResponses, visit, writes } from '../../../../shared/session/story-visit';
import { noTaxation, usualTaxation } from '../../../../shared/tax-data/story-taxation';
import { TaxationSection } from '../TaxationSection';

const year = new Date().getFullYear();
const usual: Taxation = { ...usualTaxation, taxDataDate: `${year}-01-31T10:00:00.000Z` };
const set = 'PUT /taxation/own/change-percentage';
const profiles = (hash: string) => [{ hash }] as Parameters<typeof visit>[2];

/** A member of staff, acting for a customer. */
const staffFor = (taxation: Taxation): Partial<Me> => ({
  profile: { ...storyProfile, taxation },
  rights: ['actForCustomers', 'handleTaxation'],
});
const visitWith = (responses: Parameters<typeof visit>[0] = {}, taxation = usual, own = 'staff') =>
  visit(responses, staffFor(taxation), profiles(own));

const meta = {
  title: 'Portal/Tax data of staff',
  component: TaxationSection,
  decorators: [withFreshCache, withTexts],
  beforeEach: visitWith({ [set]: () => record({ ...usual, taxRate: 25 }) }),
  args: { title: 'Verotus' },
} satisfies Meta<typeof TaxationSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Kirjaa verotiedot' };
const formOf = ({ canvas }: FormUser) => canvas.findByRole('form', button);
/** Its buttons have the same label. */
async function typeRate(context: FormUser, typed: string) {
  const field = within(await formOf(context)).getByRole('textbox', { name: /^Veroprosentti/ });
  await context.userEvent.clear(field);
  await context.userEvent.type(field, typed);
  return field;
}
const press = async (context: FormUser) =>
  context.userEvent.click(within(await formOf(context)).getByRole('button', button));
const dialogTitle = { name: 'Muutetaanko asiakkaan verotiedot?' };
/** The confirmation, once it has loaded. */
async function confirmation() {
  const dialog = await screen.findByRole('alertdialog', dialogTitle);
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Old and new are shown side by side before anything changes; then the page shows the current data. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeRate(context, '25');
    await press(context);
    const dialog = await confirmation();
    await expect(within(dialog).getByText(new RegExp(`^ST, 22,5\\s%, ${year}, Suomi$`))).toBeVisible();
    await expect(within(dialog).getByText(new RegExp(`^ST, 25\\s%, ${year}, Suomi$`))).toBeVisible();
    await expect(writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', button));
    await expect(await canvas.findByRole('heading', { name: /25\s%/ })).toBeVisible();
    await expect(writes).toEqual([set]);
  },
};

/** Next year's data replace none of this year. */
export const NextYear: Story = {
  play: async (context) => {
    await typeRate(context, '25');
    const typedYear = within(await formOf(context)).getByRole('textbox', { name: /^Verovuosi/ });
    await context.userEvent.clear(typedYear);
    await context.userEvent.type(typedYear, String(year + 1));
    await press(context);
    const dialog = within(await confirmation());
    await expect(dialog.queryByText(/22,5/)).toBeNull();
    await expect(dialog.getByText(new RegExp(`^ST, 25\\s%, ${year + 1}, Suomi$`))).toBeVisible();
    await expect(dialog.getByText(new RegExp(`vuoden ${year + 1} alusta alkaen`))).toBeVisible();
  },
};

/** Without tax data the rate is required. */
export const Empty: Story = {
  beforeEach: visitWith({}, noTaxation),
  play: async (context) => {
    const field = within(await formOf(context)).getByRole('textbox', { name: /^Veroprosentti/ });
    await expect(field).toHaveValue('');
    await expect(within(await formOf(context)).getByLabelText('Tyyppi')).toHaveValue('ST');
  },
};

/** Staff see which rule gives the rate, and set the country of tax residence. */
export const Abroad: Story = {
  beforeEach: visitWith(
    { [set]: () => record({ ...usual, taxResidence: 'SE' }) },
    { ...noTaxation, defaultRate: 20, payeeKind: 'organisation', taxResidence: 'SE' },
  ),
  play: async (context) => {
    await formOf(context);
    await expect(
      context.canvas.getByText(
        /^Nyt pidätetään 20 prosenttia .* Saaja: Organisaatio, verotetaan ulkomailla\.$/,
      ),
    ).toBeVisible();
    await typeRate(context, '0');
    await press(context);
    const dialog = within(await confirmation());
    await expect(dialog.getByText(/^Ei verotietoja, Ruotsi$/)).toBeVisible();
    await expect(dialog.getByText(new RegExp(`^ST, 0\\s%, ${year}, Ruotsi$`))).toBeVisible();
  },
};

/** A missing rate is an error at the field, without a confirmation. */
export const Invalid: Story = {
  play: async (context) => {
    const field = within(await formOf(context)).getByRole('textbox', { name: /^Veroprosentti/ });
    await context.userEvent.clear(field);
    await press(context);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.queryByRole('alertdialog', dialogTitle)).toBeNull();
    await expect(writes).toEqual([]);
  },
};

/** A server error is at its field, and typed values stay. */
export const Refused: Story = {
  beforeEach: visitWith({
    [set]: () => refusal(422, 'validationError', { fields: [{ path: 'taxYear', code: 'yearInvalid' }] }),
  }),
  play: async (context) => {
    const field = await typeRate(context, '25');
    await press(context);
    await context.userEvent.click(within(await confirmation()).getByRole('button', button));
    const typedYear = within(await formOf(context)).getByRole('textbox', { name: /^Verovuosi/ });
    await waitFor(() => expect(typedYear).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveValue('25');
  },
};

const newer: Taxation = { ...usual, taxRate: 30, taxDataDate: `${year}-05-05T10:00:00.000Z` };
const sessionOf = (taxation: Taxation) => sessionResponses(staffFor(taxation));

/** They were set by another user: the page says so, shows the current data, and the typed ones can be set over them. */
export const ChangedConcurrently: Story = {
  beforeEach: visitWith({
    ...sessionOf(newer),
    [set]: (body) =>
      (body as Taxation).taxDataDate === newer.taxDataDate
        ? record({ ...newer, taxRate: 25 })
        : refusal(409, 'taxDataChanged'),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await typeRate(context, '25');
    await press(context);
    await userEvent.click(within(await confirmation()).getByRole('button', button));
    await expect(await canvas.findByRole('heading', { name: /30\s%/ })).toBeVisible();
    await expect(await canvas.findByText(/verotietoja on muutettu/)).toBeVisible();
    await expect(field).toHaveValue('25');
    await press(context);
    const dialog = await confirmation();
    await expect(within(dialog).getByText(new RegExp(`^ST, 30\\s%, ${year}, Suomi$`))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', button));
    await expect(await canvas.findByRole('heading', { name: /25\s%/ })).toBeVisible();
  },
};

/** Newer data arrive while nothing is typed: the form shows them. */
export const Followed: Story = {
  tags: ['test-only'],
  beforeEach: visitWith(sessionOf(newer)),
  play: async (context) => {
    const field = within(await formOf(context)).getByRole('textbox', { name: /^Veroprosentti/ });
    await expect(field).toHaveValue('22,5');
    await checkSession();
    await waitFor(() => expect(field).toHaveValue('30'));
  },
};

/** Typed before the session ended: the draft is offered, and old and new are shown before it is set. */
export const Restored: Story = {
  tags: ['test-only'],
  beforeEach: async () => {
    storeDraft(draftKey('own', 'tax-data'), { taxType: 'ST', taxRate: 25, taxYear: year }, []);
    return visitWith({ [set]: () => record({ ...usual, taxRate: 25 }) })();
  },
  play: async (context) => {
    const form = within(await formOf(context));
    await context.userEvent.click(form.getByRole('button', { name: 'Palauta tiedot' }));
    await expect(form.getByRole('textbox', { name: /^Veroprosentti/ })).toHaveValue('25');
    await press(context);
    await context.userEvent.click(within(await confirmation()).getByRole('button', button));
    await expect(await context.canvas.findByRole('heading', { name: /25\s%/ })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem(draftKey('own', 'tax-data'))).toBeNull());
  },
};

/** Staff cannot set the tax data of a person whom they represent by their own access. */
export const OfOneself: Story = {
  beforeEach: visitWith({}, usual, 'own'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /22,5\s%/ })).toBeVisible();
    await expect(canvas.queryByRole('form', button)).toBeNull();
  },
};

export const Shown: Story = {
  play: async (context) => {
    await expect(within(await formOf(context)).getByRole('button', button)).toBeVisible();
  },
};
