import type { ProfileOverview } from '@nimio/domain/profile/overview.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, spyOn, waitFor } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { setRenderTime } from '../../../shared/page/render-time';
import { storyAccount } from '../../../shared/session/story-people';
import { neverResponds, record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { HomePage } from '../HomePage';
import { overviewsReply, representedBy, storyOverviews, storyRepresentative } from './story-overviews';

const first = 'GET /profiles/overview?sort=task&direction=ascending&limit=25&offset=0&language=fi';
const announcement = {
  ...{ hash: 'a'.repeat(22), title: 'Tarkista tietosi ennen seuraavaa tilitystä', content: '', link: null },
  ...{ published: '2026-11-22T07:00:00.000Z', language: 'fi' },
};
const notice = {
  ...{ hash: 'm'.repeat(22), title: 'Valtuus profiiliin Lukuvalo päättyy 31.12.2026', sentByAdmin: 1 },
  ...{ created: '2026-11-20T07:00:00.000Z', userHasRead: 0, adminHasRead: 1, creatorHash: null },
  ...{ updated: null, updaterHash: null, userProfileHash: 'own', sender: null, profileHashes: ['own'] },
  ...{ recipients: [], replyTo: null },
};
const page = {
  'GET /profiles/tasks/own': () =>
    record({ failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0, deathReports: 0 }),
  'GET /announcements?language=fi': () => Response.json({ records: [announcement], total: 1 }),
  'GET /profiles/get-deal-suggestions/own': () => Response.json({ records: [], total: 0 }),
  'GET /messages/own?limit=12': () => Response.json({ messages: [notice], total: 1, unread: 1 }),
};
const select = 'POST /profiles/select';

/** Someone with this many profiles. */
const many: ProfileOverview[] = Array.from({ length: 25 }, (_, at) => ({
  ...(storyOverviews[at % storyOverviews.length] as ProfileOverview),
  hash: `profile-${at}`,
}));
const all = representedBy(
  Array.from({ length: 214 }, (_, at) => ({ ...many[0], hash: `${at}` }) as ProfileOverview),
);
const ofMany = { total: 214, profiles: 214, withTasks: 38, payDateNetInCents: 14_821_390 };

const visitWith = (
  responses: Parameters<typeof visit>[0] = {},
  profiles = representedBy(storyOverviews),
): ReturnType<typeof visit> =>
  visit(
    { ...page, [first]: () => overviewsReply(), [select]: neverResponds, ...responses },
    storyRepresentative,
    profiles,
  );

const Home = () => (
  <MemoryRouter>
    <HomePage />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Home of representatives',
  component: Home,
  parameters: { layout: 'fullscreen' },
  decorators: [withTexts],
  beforeEach: async () => {
    await invalidate('/');
    // Days of another year have their year.
    setRenderTime(Date.parse('2026-11-23T10:00:00Z'));
    const end = await visitWith()();
    return () => {
      setRenderTime(undefined);
      end();
    };
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What reaches accounts, and who needs something. A row opens the Home of its profile. */
export const Few: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^5.450,67 €$/)).toBeVisible();
    await expect(
      canvas.getByText('Edustat seitsemää profiilia. 18. joulukuuta niiden tileille tulee'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Kolmessa on tehtävää. Avaa profiili, niin asioit sen puolesta.'),
    ).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent(
      /Björknäs, Hjördis.*Odottaa tiliä962,10 €.*Maksu palautui ja verotiedot puuttuvat/,
    );
    await expect(rows[2]).toHaveTextContent(/Ei tulossa–2 teosehdotusta ja 2 muuta tehtävää/);
    await expect(rows[3]).toHaveTextContent(/Auranmaa, Selma.*Tietoja tarkistetaan$/);
    await expect(canvas.queryByLabelText('Hae nimellä')).toBeNull();
    canvas.getByRole('button', { name: 'Honkajoki, Niilo Ilari' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writes).toEqual([select]));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('cell', { name: 'edunsaaja, 2 uutta viestiä' })).toBeVisible(),
};

/** Above ten profiles there are a search, a filter, pages and a file of all. */
export const Many: Story = {
  beforeEach: async () => {
    await invalidate('/');
    const reply = () => overviewsReply(many, ofMany);
    return visitWith(
      {
        [first]: reply,
        [first.replace('limit=25&offset=0&language=fi', 'language=fi&offset=0')]: reply,
        [first.replace('limit=25', 'limit=50')]: reply,
        [first.replace('overview?', 'overview?hasTasks=1&')]: () =>
          overviewsReply(many.slice(0, 3), { ...ofMany, total: 3 }),
        [`${first.replace('overview?', 'overview?q=zz&')}`]: () =>
          overviewsReply([], { ...ofMany, total: 0 }),
        [first.replace('sort=task', 'sort=name')]: () => overviewsReply(many.toReversed(), ofMany),
      },
      all,
    )();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 profiilissa on tehtävää.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lataa CSV' })).toBeVisible();
    await expect(canvas.getByText('1–25 / 214')).toBeVisible();
  },
};

export const ManyOnPhone: Story = { ...Many, globals: { viewport: { value: 'narrow' } } };

/** The server sorts, filters, pages and searches. */
export const Searching: Story = {
  ...Many,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('38 profiilissa on tehtävää.');
    await userEvent.click(canvas.getByRole('button', { name: 'Profiili' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Profiili' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tehtävä' }));
    await userEvent.selectOptions(canvas.getByLabelText('Tehtävä'), 'Joissa on tehtävää');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.selectOptions(canvas.getByLabelText('Tehtävä'), 'Kaikki profiilit');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26));
    await userEvent.selectOptions(canvas.getByLabelText('Rivejä sivulla'), '50');
    await userEvent.selectOptions(canvas.getByLabelText('Rivejä sivulla'), '25');
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Lataa CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const file = made.mock.calls[0]?.[0] as Blob;
    made.mockRestore();
    await expect(await file.text()).toContain(
      'Björknäs, Hjördis;jakamaton kuolinpesä;Odottaa tiliä;962,10;Maksu palautui ja verotiedot puuttuvat;1',
    );
    await userEvent.type(canvas.getByLabelText('Hae nimellä'), 'zz{Enter}');
    await expect(await canvas.findByText('Hakua vastaavia profiileja ei ole.')).toBeVisible();
    await expect(canvas.getByLabelText('Hae nimellä')).toHaveFocus();
  },
};

let release: () => void;
const tops = (canvasElement: HTMLElement) =>
  ['#profiles-title', 'table', '#announcements'].map(
    (place) => canvasElement.querySelector(place)?.getBoundingClientRect().top,
  );

/** As many rows as will come; nothing moves when they do. */
export const Loading: Story = {
  beforeEach: async () => {
    await invalidate('/');
    const reply = new Promise<Response>((resolve) => {
      release = () => resolve(overviewsReply());
    });
    return visitWith({ [first]: () => reply })();
  },
  play: async ({ canvas, canvasElement }) => {
    // What is below waits, invisibly.
    await canvas.findByText(announcement.title);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(storyOverviews.length);
    const before = tops(canvasElement);
    release();
    await canvas.findByRole('button', { name: 'Lukuvalo' });
    await expect(tops(canvasElement)).toEqual(before);
  },
};

export const LoadingOnPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };

/** The rest of the page is shown. */
export const Failed: Story = {
  beforeEach: async () => {
    await invalidate('/');
    return visitWith({ [first]: () => refusal(503, 'serviceUnavailable') })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(canvas.getByText('Edustat seitsemää profiilia.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: announcement.title })).toBeVisible();
  },
};

/** Without an announced payment the next day is shown; the own contact details are a task. */
export const NothingComing: Story = {
  beforeEach: async () => {
    await invalidate('/');
    const records = storyOverviews.map((each) => ({ ...each, nextPayment: null, tasks: [] }));
    return visit(
      {
        ...page,
        [first]: () => overviewsReply(records, { withTasks: 0, payDate: null, payDateNetInCents: 0 }),
      },
      { profile: { ...storyRepresentative.profile, phone: null, email: null, bankAccounts: [storyAccount] } },
      representedBy(records),
    )();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tehtäviä ei ole\./)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Muistilista' })).toBeVisible();
  },
};
