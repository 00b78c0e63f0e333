import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyList } from '../story-list';
import { InvoicesPage } from './InvoicesPage';
import { storyInvoices } from './story-invoices';

const list = storyList('GET /invoices?limit=50&offset=0', 'managePayments', storyInvoices, {
  'GET /invoices?state=paid&limit=50&offset=0': () => Response.json({ records: [], total: 0 }),
  'GET /invoices?state=creditNote&limit=50&offset=0': () =>
    Response.json({ records: storyInvoices.filter(({ isCreditNote }) => isCreditNote === 1), total: 1 }),
});

const meta = {
  title: 'Portal/Invoices',
  component: InvoicesPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: list.open(),
} satisfies Meta<typeof InvoicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sent invoice whose due day has passed is overdue, a credit note never. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Laskut' }));
    const rows = (await table.findAllByRole('row')).slice(1);
    const states = ['Luonnos', 'Myöhässä', 'Lähetetty', 'Hyvityslasku', 'Hyvitetty'];
    await expect(rows).toHaveLength(states.length);
    for (const [at, state] of states.entries()) await expect(rows[at]).toHaveTextContent(state);
    await expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/invoices/${storyInvoices[0]?.hash}`,
    );
    await userEvent.selectOptions(canvas.getByLabelText('Tila'), 'Maksettu');
    await expect(await canvas.findByText('Tässä tilassa ei ole laskuja.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Tila'), 'Hyvityslasku');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

export const Empty: Story = {
  beforeEach: list.open([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Laskuja ei vielä ole/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Uusi lasku' })).toHaveAttribute('href', '/invoices/new');
  },
};

export const Loading: Story = list.loading;
export const Failed: Story = list.failed;
/** A user without the right who opens the address. */
export const NoRight: Story = list.noRight;
