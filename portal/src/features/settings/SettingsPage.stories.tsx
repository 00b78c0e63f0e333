import type { AuthorName, Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, MemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { draftKey, storeDraft } from '../../shared/form/drafts';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { storyAccount, storyProfile } from '../../shared/session/story-people';
import { record, visit } from '../../shared/session/story-visit';
import { noTaxation } from '../../shared/tax-data/story-taxation';
import { SettingsPage } from './SettingsPage';

const responses = { 'GET /profiles/own': () => record(storyProfile, { ETag: '"a"' }) };
const user = { hash: 'aino', username: 'aino', defaultProfileHash: 'ainos' } as Me['user'];

const meta = {
  title: 'Portal/Settings page',
  component: SettingsPage,
  decorators: [
    withFreshCache,
    withTexts,
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[`/settings${(parameters as { anchor?: string }).anchor ?? ''}`]}>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: visit(responses),
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading, menu, form and the browser's tab name the owner of the details. */
const expectCalled = async (
  { canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>,
  name: string,
) => {
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(canvas.getByRole('navigation', { name })).toBeInTheDocument();
  await expect(await canvas.findByRole('form', { name })).toBeVisible();
  await expect(document.title).toMatch(new RegExp(`^${name} – `));
};

export const OfOneself: Story = { play: (context) => expectCalled(context, 'Omat tiedot') };

/** While acting for another the details are not called one's own. */
export const OfAnother: Story = {
  beforeEach: visit(responses, { user }),
  play: async (context) => {
    await expectCalled(context, 'Tiedot: Inka Vuorela');
    await expect(context.canvas.queryByText(/Om(?:at|ien) tie/)).toBeNull();
  },
};

export const OfAnotherInSwedish: Story = {
  ...OfAnother,
  globals: { locale: 'sv-FI' },
  play: (context) => expectCalled(context, 'Uppgifter för Inka Vuorela'),
};

export const OfAnotherInEnglish: Story = {
  ...OfAnother,
  globals: { locale: 'en-GB' },
  play: (context) => expectCalled(context, 'Details of Inka Vuorela'),
};

/** Sets the profile as the server's response. */
let respondWithProfile: () => void;
const slow = {
  'GET /profiles/own': () =>
    new Promise<Response>((resolve) => {
      respondWithProfile = () => resolve(record(storyProfile, { ETag: '"a"' }));
    }),
};

const name = (authorHash: string, name1: string, name2: string, books: number): AuthorName => ({
  ...{ authorHash, name1, name2, books, isni: null, pseudonym: 0, privateAuthor: 0 },
});

/** As the author of the demonstration: a contract, an account, three names, a payment on its way and no tax card. */
const typical: Profile = {
  ...storyProfile,
  bankAccounts: [storyAccount],
  nameData: [
    { ...name('a', 'Aino', 'Kuusivaara', 26), isni: '0000000119405487' },
    { ...name('b', 'Kulkuri', '', 4), pseudonym: 1, privateAuthor: 1 },
    name('c', 'A.', 'Kuusivaara', 0),
  ],
  contracts: [
    {
      ...{ hash: 'c', type: 'VALKIR', description: 'nimio', compTypes: '*', exceptionComment: null },
      ...{ validFrom: '2012-03-01', validTo: null, created: '2012-03-01', textVersion: null },
    },
  ],
  participations: [{ code: 'skry' }],
};
const payment = {
  ...{ payment: 'p'.repeat(22), date: '2026-12-18', grossInCents: 451_334, taxRate: 60 },
  ...{ withheldInCents: 270_800, netInCents: 180_534, taxKind: 'withholding', accountEnd: '0785' },
};

/** Short enough to be seen at a glance, on a screen of 1,280 pixels. */
export const Typical: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: visit(
    {
      'GET /profiles/own': () => record(typical, { ETag: '"a"' }),
      'GET /profiles/own/planned-payments': () =>
        Response.json({ records: [payment], total: 1, failed: [], waiting: [] }),
    },
    { profile: typical },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^18\.12\.2026, 1\s805,34\s€$/)).toBeVisible();
    await expect(await canvas.findByText(/^Maksusta 18\.12\.2026/)).toBeVisible();
    await expect(canvas.getByRole('main').getBoundingClientRect().height).toBeLessThan(2300);
  },
};

/** A draft that is not wanted: its offer goes, and the focus is on the page's heading, since no field is shown. */
export const DiscardsDraft: Story = {
  tags: ['test-only'],
  beforeEach: async () => {
    const leave = await visit(responses)();
    storeDraft(draftKey('own', 'settings'), { phone: '+358 40 111 1111' }, []);
    return leave;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Älä palauta' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('+358 40 123 4567')).toBeVisible();
  },
};

const pendingCard: Profile = {
  ...storyProfile,
  taxation: { ...noTaxation, proposal: 'sent', proposalStatus: 'PENDING' },
};

/** A card was sent: the page says so, and offers nothing that would be refused. */
export const CardPending: Story = {
  tags: ['test-only'],
  beforeEach: visit(responses, { profile: pendingCard }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verokortti odottaa käsittelyä.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Lähetä verokortti' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Koko verotussivu' })).toHaveAttribute(
      'href',
      '/settings/tax',
    );
  },
};

/** A link to a section that is still loading scrolls there once it has loaded. */
export const AtAnAnchor: Story = {
  tags: ['test-only'],
  beforeEach: visit(slow),
  parameters: { anchor: '#authorNames' },
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus();
    respondWithProfile();
    const heading = await canvas.findByRole('heading', { name: 'Tekijänimet' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};

let respondWithPayments: () => void;

/** A section that is hidden below a loading part receives the focus once it is visible. */
export const AtAnAnchorBelowALoadingPart: Story = {
  ...AtAnAnchor,
  parameters: { anchor: '#other' },
  beforeEach: visit({
    ...responses,
    'GET /profiles/own/planned-payments': () =>
      new Promise<Response>((resolve) => {
        respondWithPayments = () =>
          resolve(Response.json({ records: [], total: 0, failed: [], waiting: [] }));
      }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(respondWithPayments).toBeDefined());
    const heading = [...canvasElement.querySelectorAll('h2')].find(
      (one) => one.textContent === 'Muut tiedot',
    );
    await expect(heading).not.toBeVisible();
    await expect(document.body).toHaveFocus();
    respondWithPayments();
    await expect(await canvas.findByRole('heading', { name: 'Muut tiedot' })).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    // The link has opened it.
    await expect(await canvas.findByRole('checkbox', { name: 'Suomen Kirjailijaliitto' })).toBeVisible();
    await expect(heading).toHaveFocus();
  },
};

/** A link to a section opens it again after it was closed. */
export const FollowsALinkAgain: Story = {
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <>
        <Link to="#other">Linkki</Link>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    for (const _ of ['first', 'again']) {
      await userEvent.click(canvas.getByRole('link', { name: 'Linkki' }));
      await expect(await canvas.findByRole('checkbox', { name: 'Suomen Kirjailijaliitto' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Muut tiedot' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
      await expect(canvas.getByRole('button', { name: 'Muuta muita tietoja' })).toHaveFocus();
    }
  },
};

/** A user who has moved on is not scrolled. */
export const AtAnAnchorTooLate: Story = {
  tags: ['test-only'],
  ...AtAnAnchor,
  beforeEach: () => {
    document.title = '';
    return visit(slow)();
  },
  play: async ({ canvas, userEvent }) => {
    // The page handles keys once it has set its title.
    await waitFor(() => expect(document.title).not.toBe(''));
    await userEvent.tab();
    const place = document.activeElement;
    respondWithProfile();
    await canvas.findByRole('heading', { name: 'Tekijänimet' });
    await expect(place).toHaveFocus();
  },
};

/** On a phone a link leads to the menu. */
export const Narrow: Story = {
  ...OfAnother,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tiedot: Inka Vuorela' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profiilin tietojen valikko' })).toBeVisible();
  },
};
