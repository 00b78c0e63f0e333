import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { refusal, visit } from '../../shared/session/story-visit';
import StaffSearch from './StaffSearch';

const customer = (hash: string, lastName: string, firstName: string | null): FoundProfile => ({
  hash,
  profileName: [firstName, lastName].filter(Boolean).join(' '),
  lastName,
  firstName,
  roles: ['creator'],
  extPartyCode: '100482',
  postCenter: 'Vaasa',
  birthYear: 1968,
  closedOn: null,
  diedOn: null,
});
const found = (records: FoundProfile[]) => () => Response.json({ records, total: records.length });

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function Search() {
  return (
    <MemoryRouter>
      <div style={{ minHeight: '20rem' }}>
        <StaffSearch />
        <Address />
      </div>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Search of staff',
  component: Search,
  decorators: [withFreshCache, withTexts],
  beforeEach: visit({
    'GET /profiles/customer-data?search=sandb&offset=0': found([
      customer('bjorn', 'Sandbacka', 'Björn Erik'),
      { ...customer('maj', 'Ahlfors-Sandbacka', 'Maj-Lis'), diedOn: '2026-10-01' },
    ]),
    'GET /profiles/customer-data?search=sandqvist&offset=0': found([]),
    'GET /profiles/customer-data?search=sandgren&offset=0': () => refusal(503, 'serviceUnavailable'),
  }),
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Hae' });
const expectAddress = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(address));

/** A part of a name finds customers; choosing one opens their page and empties the search. */
export const Customers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'sandb');
    const customers = within(await screen.findByRole('group', { name: 'Asiakkaat' }));
    await expect(
      customers.getByRole('option', { name: /^Sandbacka, Björn Erik.*100482.*tekijä, Vaasa, s\. 1968$/ }),
    ).toBeVisible();
    await expect(customers.getByRole('option', { name: /Maj-Lis.*kuollut 1\.10\.2026$/ })).toBeVisible();
    await expect(screen.getByText(/^2 asiakasta\./)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectAddress(canvas, '/staff/customers/bjorn');
    await expect(box(canvas)).toHaveValue('');
  },
};

/** Enter without a choice goes to the list of all results. */
export const AllCustomers: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'sandb ö{Enter}');
    await expectAddress(canvas, '/staff/customers?search=sandb+%C3%B6');
  },
};

/** An ISBN, with or without hyphens, opens the work. */
export const Isbn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '978-951-0-36426-0');
    await expect(await screen.findByRole('option', { name: 'Avaa teos 9789510364260' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expectAddress(canvas, '/oeuvre/book/9789510364260');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'sandqvist');
    await expect(await screen.findByText('Ei asiakkaita haulla ”sandqvist”.')).toBeVisible();
  },
};

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'sandgren');
    await expect(await screen.findByText(/Palvelu ei ole/)).toBeVisible();
  },
};
