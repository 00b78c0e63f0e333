import type { NextDistribution, WorklistItem } from '@nimio/domain/worklist/worklist.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { rememberCustomer } from '../../../shared/recent-customers/recent-customers';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, refusal, visit } from '../../../shared/session/story-visit';
import StaffHome from './StaffHome';

const items: WorklistItem[] = [
  { kind: 'taxProposals', total: 5, oldest: '2026-11-12', due: null },
  { kind: 'unreadMessages', total: 12, oldest: '2026-11-18', due: null },
  { kind: 'distributionsToApprove', total: 1, oldest: '2026-11-23', due: '2026-12-18' },
  { kind: 'withoutEstate', total: 1, oldest: '2026-10-01', due: null },
  { kind: 'isniErrors', total: 7, oldest: '2026-09-02', due: null },
  { kind: 'lockedLogins', total: 1, oldest: '2026-11-24', due: null },
];
const worklist =
  (records: WorklistItem[], nextDistribution: NextDistribution | null = null) =>
  () =>
    Response.json({ records, total: records.length, nextDistribution });
const message = {
  hash: 'm'.repeat(22),
  title: 'Verokortti ei lähde',
  created: '2026-11-19T08:00:00.000Z',
  sentByAdmin: 0,
  userHasRead: 1,
  adminHasRead: 0,
  creatorHash: null,
  updated: null,
  updaterHash: null,
  userProfileHash: 'niilo',
  sender: 'Niilo Honkajoki',
  profileHashes: ['niilo'],
  recipients: [],
  replyTo: null,
};
const nextDistribution: NextDistribution = {
  hash: 'd'.repeat(22),
  name: 'Lainauskorvaukset 2024',
  payDate: '2026-12-18',
  state: 'approved',
};
const serve = (response: () => Response | Promise<Response>) =>
  visit(
    {
      'GET /worklist': response,
      'GET /announcements?language=fi': () =>
        Response.json({
          records: [
            {
              ...{ hash: 'a'.repeat(22), title: 'Tarkista tietosi ennen tilitystä', content: 'Teksti' },
              ...{ published: '2026-11-22T07:00:00.000Z', link: null, language: 'fi' },
            },
          ],
          total: 1,
        }),
      'GET /profiles/get-deal-suggestions/own': () => Response.json({ records: [], total: 0 }),
      'GET /messages/own?limit=12': () => Response.json({ messages: [message], total: 1, unread: 1 }),
    },
    { profile: storyProfile, rights: ['searchCustomers', 'actForCustomers'] },
  );

const Home = () => (
  <MemoryRouter>
    <StaffHome />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Home of staff',
  component: Home,
  decorators: [withFreshCache, withTexts],
  beforeEach: serve(worklist(items, nextDistribution)),
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The queues in which something waits, the next due day first; each links to its page. */
export const Full: Story = {
  beforeEach: () => {
    rememberCustomer('own', { hash: 'elli', name: 'Rantakoski, Elli Sofia', number: '100733' });
    rememberCustomer('own', { hash: 'bjorn', name: 'Sandbacka, Björn Erik', number: '100482' });
    return () => localStorage.clear();
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Työlista' }));
    const [, first, ...others] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Tilitykset hyväksyttävinä.*23\.11\.2026.*18\.12\.2026$/);
    await expect(others).toHaveLength(5);
    await expect(table.getByRole('link', { name: 'Verotietojen muutokset' })).toHaveAttribute(
      'href',
      '/staff/taxation',
    );
    await expect(canvas.getByText(/6 jonossa on käsiteltävää\.$/)).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: 'Viimeksi avatut' }));
    await expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Sandbacka, Björn Erik',
      'Rantakoski, Elli Sofia',
    ]);
    await expect(recent.getAllByRole('link')[0]).toHaveAttribute('href', '/staff/customers/bjorn');
    const payDate = within(canvas.getByRole('region', { name: 'Seuraava maksupäivä' }));
    await expect(payDate.getByText('18.12.2026')).toBeVisible();
    await expect(payDate.getByRole('link', { name: 'Lainauskorvaukset 2024' })).toHaveAttribute(
      'href',
      `/accountings/${nextDistribution.hash}`,
    );
    await expect(payDate.getByText('Hyväksytty, ei vielä maksettu.')).toBeVisible();
    await expect(await canvas.findByText('Niilo Honkajoki')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tarkista tietosi ennen tilitystä' })).toBeVisible();
  },
};

/** Nothing waits, and no customer has been opened. */
export const Empty: Story = {
  beforeEach: serve(worklist([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Työlista on tyhjä/)).toBeVisible();
    await expect(canvas.getByText(/Käsiteltävää ei ole\.$/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Viimeksi avatut' })).toBeNull();
  },
};

/** The rest of the page is shown. */
export const Failed: Story = {
  beforeEach: serve(() => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(await canvas.findByText('Niilo Honkajoki')).toBeVisible();
  },
};

/** The payment that should have been made is still there. */
export const Late: Story = {
  tags: ['test-only'],
  beforeEach: serve(worklist([], { ...nextDistribution, payDate: '2020-12-18' })),
  play: async ({ canvas }) => {
    const late = within(await canvas.findByRole('region', { name: 'Maksupäivä on mennyt' }));
    await expect(late.getByText(/^[\d\s]+ päivää sitten$/)).toBeVisible();
  },
};

/** The title is there first. */
export const Loading: Story = {
  beforeEach: serve(neverResponds),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Työlista' })).toBeVisible());
    await expect(canvas.queryByText(/käsiteltävää/i)).toBeNull();
  },
};

export const Phone: Story = { ...Full, globals: { viewport: { value: 'narrow' } } };
