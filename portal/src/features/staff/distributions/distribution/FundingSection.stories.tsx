import type { Funding } from '@nimio/domain/invoice/invoice.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectFailure, expectWrong } from '../../../../shared/form/story-form';
import { refusal } from '../../../../shared/session/story-visit';
import { storyFundable } from '../../invoices/story-invoices';
import { storyDistribution as draft, storyHash } from '../story-distribution';
import { approved, begin, calculated, opened, server, startSession } from '../story-distribution-page';

const meta = {
  title: 'Portal/Funding of a distribution',
  ...opened,
} satisfies Meta<typeof opened.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const fundingOf = (letter: string, changes: Partial<Funding>): Funding => ({
  ...{ hash: storyHash(letter), number: 1010, state: 'paid', payerName: 'Opetus- ja kulttuuriministeriö' },
  cents: 120_000_000,
  ...changes,
});
const [paid, unpaid] = [
  fundingOf('p', {}),
  fundingOf('q', { number: 1011, state: 'sent', cents: 30_000_000 }),
];
const add = { name: 'Lisää lasku' };
type User = Parameters<NonNullable<Story['play']>>[0];
const section = async ({ canvas }: Pick<User, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Rahoitus' }));

const withFundable = () => {
  server.fundable = storyFundable;
};

/** The amount is that which the pot still needs, or all that is left of the invoice. */
export const Added: Story = {
  beforeEach: withFundable,
  play: async (user) => {
    const { userEvent } = user;
    const place = await section(user);
    await expect(await place.findByText('Tilitykselle ei ole valittu laskuja.')).toBeVisible();
    const invoice = await place.findByLabelText('Lasku');
    await userEvent.selectOptions(invoice, storyFundable[1]?.hash ?? '');
    await expect(place.getByLabelText('Käytetään, €')).toHaveValue('300\u00a0000,00');
    await userEvent.selectOptions(invoice, storyFundable[0]?.hash ?? '');
    await expect(place.getByLabelText('Käytetään, €')).toHaveValue('1\u00a0200\u00a0000,00');
    startSession({ ...draft, invoices: [paid] });
    const button = place.getByRole('button', add);
    await userEvent.click(button);
    await expect(await place.findByText('Laskut vastaavat jaettavaa summaa.')).toBeVisible();
    await expect(server.sent).toEqual({ invoices: [{ invoice: paid.hash, cents: 120_000_000 }] });
    await expect(place.getByRole('link', { name: /^1010/ })).toHaveAttribute(
      'href',
      `/invoices/${paid.hash}`,
    );
    await expect(place.getByLabelText('Käytetään, €')).toHaveValue('');
    await expect(button).toHaveFocus();
  },
};

export const Wrong: Story = {
  beforeEach: withFundable,
  play: async (user) => {
    const place = await section(user);
    await user.userEvent.click(await place.findByRole('button', add));
    await expectWrong(user, [
      'Valitse lasku.',
      'Kirjoita euroina, kuinka paljon laskusta käytetään, esimerkiksi 200,00.',
    ]);
  },
};

/** Another distribution has taken the last cents. */
export const Refused: Story = {
  beforeEach: withFundable,
  play: async (user) => {
    const place = await section(user);
    await user.userEvent.selectOptions(await place.findByLabelText('Lasku'), storyFundable[1]?.hash ?? '');
    server.step = () => refusal(422, 'invoiceExceeded', { params: { number: 1011 } });
    const button = place.getByRole('button', add);
    await user.userEvent.click(button);
    await expectFailure(user, 'ei ole näin paljon käyttämättä', button);
  },
};

/** What is missing to the pot is shown, and that an invoice is not paid; one is removed. */
export const Removed: Story = {
  beforeEach: begin({ ...draft, invoices: [{ ...paid, cents: 80_000_000 }, unpaid] }),
  play: async (user) => {
    const place = await section(user);
    await expect(await place.findByText(/^Jaettavasta summasta puuttuu 100.000,00/)).toBeVisible();
    await expect(place.getByText(/maksamatta tai hyvitetty/)).toBeVisible();
    await expect(await place.findByText(/Lisättäviä laskuja ei ole/)).toBeVisible();
    startSession({ ...draft, invoices: [{ ...paid, cents: 130_000_000 }] });
    await user.userEvent.click(place.getByRole('button', { name: 'Poista lasku 1011' }));
    await waitFor(() => expect(place.queryByRole('link', { name: /^1011/ })).toBeNull());
    await expect(place.getByText(/^Laskuissa on 100.000,00/)).toBeVisible();
    await expect(server.sent).toEqual({ invoices: [{ invoice: paid.hash, cents: 80_000_000 }] });
    await waitFor(() => expect(place.getByRole('heading', { name: 'Rahoitus' })).toHaveFocus());
  },
};

/** The approval waits for the money. */
export const Unfunded: Story = {
  beforeEach: begin({ ...calculated, invoices: [{ ...unpaid, cents: calculated.potInCents }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Hyväksy' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByText(/Tarkista rahoitus/)).toBeVisible();
  },
};

/** Once approved the funding is only shown. */
export const Approved: Story = {
  beforeEach: begin({ ...approved, invoices: [paid] }),
  play: async (user) => {
    const place = await section(user);
    await expect(await place.findByText('Laskut vastaavat jaettavaa summaa.')).toBeVisible();
    await expect(place.queryByRole('button')).toBeNull();
    await expect(place.queryByLabelText('Lasku')).toBeNull();
  },
};
