import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import {
  expectCalm,
  expectFailure,
  expectNotStored,
  expectTyped,
  expectWrong,
  type FormUser,
  fill,
} from '../../../shared/form/story-form';
import { hasUnsaved } from '../../../shared/form/unsaved';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyAccount, storyMe, storyProfile } from '../../../shared/session/story-people';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { BankForm } from './BankForm';
import { bankRules } from './bank.part';
import { FailedPayments } from './FailedPayments';

const withAccount = (iban: string): Profile => ({
  ...storyProfile,
  bankAccounts: [{ ...storyAccount, iban }],
});
const replace = 'PUT /bank-account/b';

const iban = 'Uusi tilinumero (IBAN)';
const abroad = { [iban]: 'DE89 3704 0044 0532 0130 00', 'BIC-koodi': 'COBADEFF' };
const save = { name: 'Tallenna' };

const serve = visit();

const meta = {
  title: 'Portal/Bank account',
  component: BankForm,
  decorators: [withTexts],
  beforeEach: async () => {
    // An account number is normalized and checked when the focus leaves it, if the rules have loaded by then.
    await bankRules.load();
    return serve();
  },
  args: {
    stored: { data: withAccount('FI2112345600000785'), etag: '"a"' },
    onStored: fn(),
  },
} satisfies Meta<typeof BankForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in any format, and normalized on blur; a foreign account then needs its BIC. */
async function fillAbroad(user: FormUser) {
  await fill(user, { [iban]: 'de89370400440532013000' });
  await user.userEvent.tab();
  await fill(user, { 'BIC-koodi': 'COBADEFF' });
}

/** Saves, and confirms in the dialog that money may be paid there. */
async function confirm({ canvas, userEvent }: FormUser) {
  await userEvent.click(canvas.getByRole('button', save));
  const confirmation = { name: 'Vaihdetaanko tilinumero?' };
  const dialog = await screen.findByRole('alertdialog', confirmation);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vaihda tilinumero' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', confirmation)).toBeNull());
  return canvas.getByRole('button', save);
}

/** The account is replaced, never edited, so the field is initially empty. */
export const Empty: Story = {
  play: async (context) => {
    await expectTyped(context, { [iban]: '' });
    await expect(context.canvas.getByText('Ei muutoksia')).toBeVisible();
    await expect(context.canvas.queryByLabelText('BIC-koodi')).toBeNull();
    await expectCalm(context);
  },
};

/** Grouped in fours, its country recognised. */
export const Filled: Story = {
  play: async (context) => {
    await fillAbroad(context);
    await expectTyped(context, abroad);
    await expect(context.canvas.getByText('Tilinumero on oikeaa muotoa. Tilin maa: Saksa')).toBeVisible();
    await expect(context.canvas.getByText('2 muutosta tallentamatta')).toBeVisible();
    await expect(hasUnsaved()).toBe(true);
    await expectNotStored(abroad);
  },
};

/** The error is shown on blur, and again after a submit. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sentence = 'Tilinumero ei ole oikein. Tarkista, että IBAN on kokonaan.';
    await fill(context, { [iban]: 'FI21 1234 5600' });
    await userEvent.tab();
    await expect(canvas.getByLabelText(iban)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', save));
    await expectWrong(context, [sentence]);
    await expectTyped(context, { [iban]: 'FI21 1234 5600' });
  },
};

export const InvalidWithoutBic: Story = {
  play: async (context) => {
    await fill(context, { [iban]: abroad[iban] });
    await context.userEvent.keyboard('{Enter}');
    await expectWrong(context, ['Ulkomainen tilinumero tarvitsee BIC-koodin.']);
  },
};

/** The account was replaced elsewhere: both are shown, and nothing is overwritten without a choice. */
export const FailedByConflict: Story = {
  beforeEach: visit({
    [replace]: () => refusal(412, 'stale'),
    'GET /profiles/own': () => record(withAccount('FI4950009420028730'), { ETag: '"b"' }),
  }),
  play: async (context) => {
    await fillAbroad(context);
    const button = await confirm(context);
    await expectFailure(context, 'Oma muutoksesi: DE89 3704 0044 0532 0130 00', button);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/Tallessa nyt: .*87 30/);
    await expectTyped(context, abroad);
  },
};

/** The stored account stays in use, and the form is reset. */
export const TakesCurrent: Story = {
  tags: ['test-only'],
  ...FailedByConflict,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fillAbroad(context);
    await confirm(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(args.onStored).toHaveBeenCalledOnce();
    await expectTyped(context, { [iban]: '' });
    await expect(canvas.getByLabelText(iban)).toHaveFocus();
  },
};

const prove = 'POST /auth/proof';
const proofDialog = { name: 'Vahvista henkilöllisyytesi' };

/** The user logged in long ago. */
const longAgo = (responses: Parameters<typeof visit>[0] = {}) =>
  visit(
    {
      [prove]: () => record(storyMe),
      [replace]: () => record(withAccount('DE89370400440532013000'), { ETag: '"b"' }),
      ...responses,
    },
    { provedAt: '2020-01-01T00:00:00.000Z' },
  );

/** After the check of the number the password is asked for, and the account is saved once. */
export const AsksForPassword: Story = {
  beforeEach: longAgo(),
  play: async (context) => {
    await fillAbroad(context);
    await confirm(context);
    const dialog = within(await screen.findByRole('dialog', proofDialog));
    await expect(writes).toEqual([]);
    await context.userEvent.type(dialog.getByLabelText('Salasana'), 'kissa istuu kirjahyllyssä{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', proofDialog)).toBeNull());
    await waitFor(() => expect(context.args.onStored).toHaveBeenCalledOnce());
    await expect(writes).toEqual([prove, replace]);
  },
};

/** Escape returns to the form as it was, and a later save asks again. */
export const AsksAgain: Story = {
  tags: ['test-only'],
  beforeEach: longAgo(),
  play: async (context) => {
    const { userEvent } = context;
    await fillAbroad(context);
    const button = await confirm(context);
    const dialog = within(await screen.findByRole('dialog', proofDialog));
    await waitFor(() => expect(dialog.getByLabelText('Salasana')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', proofDialog)).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expectTyped(context, abroad);
    await expectCalm(context);
    await confirm(context);
    await expect(await screen.findByRole('dialog', proofDialog)).toBeVisible();
    await expect(writes).toEqual([]);
  },
};

/** The proof became too old on the way: nothing is lost. */
export const RefusedByServer: Story = {
  tags: ['test-only'],
  beforeEach: visit({ [replace]: () => refusal(403, 'proofExpired') }),
  play: async (context) => {
    await fillAbroad(context);
    const button = await confirm(context);
    await expectFailure(context, 'Vahvista ensin henkilöllisyytesi.', button);
    await expectTyped(context, abroad);
  },
};

let failed: object[] = [];
const storedAgain = withAccount('DE89370400440532013000');

/** The notice of a failed payment disappears when another account is stored. */
export const AfterFailedPayment: Story = {
  render: (args) => (
    <>
      <FailedPayments />
      <BankForm {...args} />
    </>
  ),
  beforeEach: async () => {
    failed = [
      { payment: 'spring', date: '2026-06-02', netInCents: 91_822, failure: 'AC04', accountEnd: '4417' },
    ];
    await invalidate('/');
    return visit({
      'GET /profiles/own/planned-payments': () =>
        Response.json({ records: [], total: 0, failed, waiting: [] }),
      [replace]: () => {
        failed = [];
        return record(storedAgain, { ETag: '"b"' });
      },
    })();
  },
  play: async (context) => {
    const title = 'Maksu epäonnistui';
    await expect(await context.canvas.findByText(title)).toBeVisible();
    await fillAbroad(context);
    await confirm(context);
    await waitFor(() => expect(context.canvas.queryByText(title)).toBeNull());
  },
};
