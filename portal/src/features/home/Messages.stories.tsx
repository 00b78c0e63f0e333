import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SWRConfig } from 'swr';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import {
  own,
  staff,
  staffProfiles,
  storyHash,
  storyMessage,
  storyMessages,
  writer,
} from '../../shared/messages/story-messages';
import { storyProfile } from '../../shared/session/story-people';
import { neverResponds, refusal, visit } from '../../shared/session/story-visit';
import { startClockAt } from '../../shared/settings/story-clock';
import { Messages } from './Messages';

const list =
  (messages: ListedMessage[], total = messages.length) =>
  () =>
    Response.json({ messages, total, unread: messages.length });
const suggested = `GET /profiles/get-deal-suggestions/${own}`;
const suggestions = (records: ChangeSuggestion[]) => () => Response.json({ records, total: records.length });
/** Home requests four times the number shown initially, and twice that if there is no separate list. */
const firstRequest = `GET /messages/${own}?limit=12`;
const moreRequest = `GET /messages/${own}?limit=24`;

let isUnavailable: boolean;
let waiting: ChangeSuggestion[];
let shownOnServer: ListedMessage[];
/** The number of requests for the newest ones. */
let requests: number;
const serve = visit(
  {
    [firstRequest]: () => {
      requests += 1;
      return isUnavailable ? refusal(503, 'serviceUnavailable') : list(shownOnServer)();
    },
    [suggested]: () => suggestions(waiting)(),
  },
  writer,
);

const notices = Array.from({ length: 14 }, (_, at) =>
  storyMessage(`notice${at}x`, { title: `Ilmoitus ${at + 1}`, created: '2026-11-09T10:00:00.000Z' }),
);
const reader = { profile: { ...storyProfile, hash: own } };
const serveNotices = visit(
  {
    [firstRequest]: list(notices.slice(0, 12), notices.length),
    [suggested]: suggestions([]),
    [moreRequest]: () => (isUnavailable ? refusal(503, 'serviceUnavailable') : list(notices)()),
  },
  reader,
);

const meta = {
  title: 'Portal/Messages on Home',
  component: Messages,
  decorators: [withTexts],
  beforeEach: async () => {
    isUnavailable = false;
    waiting = [];
    requests = 0;
    shownOnServer = storyMessages;
    await invalidate('/');
    return serve();
  },
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

const suggestion: ChangeSuggestion = {
  ...{ suggestionHash: storyHash('suggestion'), bookIsbn: '9789510392652', bookName: 'Hytti nro 6' },
  ...{
    bookType: 'book',
    publisher: 'WSOY',
    publishYear: 2011,
    role: 'author',
    amount: 2,
    suggestedAmount: 3,
  },
  ...{ reason: 'Kirjoitimme kolmestaan.', suggesterName: 'Aino Meri', suggesterAuthorHash: null },
  ...{ suggesterProfileHash: storyHash('suggester'), addIfAccepted: 0, created: '2026-11-01T10:00:00.000Z' },
};

/** Items that await a response come before those to read. */
export const Suggested: Story = {
  beforeEach: () => {
    waiting = [suggestion];
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('list', { name: 'Viestit ja ehdotukset' });
    const [first] = within(shown).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/works/9789510392652/handlesuggestions');
    await expect(within(shown).getByText(/ehdottaa: kirjoittajia \d, nyt \d\./)).toBeVisible();
  },
};

/** Three initially, new ones marked in words; one more with each press, and a link to all. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole('list', { name: 'Viestit ja ehdotukset' });
    const lines = () => within(shown).getAllByRole('listitem');
    await expect(lines().map((line) => line.querySelector('.kind')?.textContent?.trim())).toEqual([
      'Uusi viesti',
      'Lähetetty',
      'Viesti',
    ]);
    await expect(canvas.getByRole('link', { name: 'Vastaus kysymykseesi verokortista' })).toHaveAttribute(
      'href',
      `/message/${storyHash('answer')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä lisää viestejä' }));
    await expect(lines()).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Kaikki viestit' })).toHaveAttribute('href', '/messages');
  },
};

export const Empty: Story = {
  beforeEach: visit({ [firstRequest]: list([]) }, writer),
  play: async ({ canvas }) => {
    await canvas.findByText('Ei viestejä juuri nyt.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: visit({ [firstRequest]: neverResponds }, writer),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Viestit ja ehdotukset' })).toBeVisible();
    await expect(await canvas.findByText('Haetaan')).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const CannotBeRead: Story = {
  beforeEach: () => {
    isUnavailable = true;
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    isUnavailable = false;
    await userEvent.click(retry);
    await canvas.findByRole('link', { name: 'Vastaus kysymykseesi verokortista' });
  },
};

/** Notices are shown here for users without a list of messages. */
export const Notices: Story = {
  beforeEach: visit({ [firstRequest]: list(storyMessages.slice(0, 1)) }, reader),
  play: async ({ canvas }) => {
    await canvas.findByText('Uusi viesti');
    await expect(canvas.queryByRole('link', { name: 'Kaikki viestit' })).toBeNull();
  },
};

const more = { name: 'Näytä lisää viestejä' };

/** Older ones are prefetched: each press shows and focuses one. */
export const ManyNotices: Story = {
  beforeEach: serveNotices,
  play: async ({ canvas, userEvent }) => {
    for (let shown = 4; shown <= notices.length; shown += 1) {
      await userEvent.click(await canvas.findByRole('button', more));
      await waitFor(() => expect(canvas.getByRole('link', { name: `Ilmoitus ${shown}` })).toHaveFocus());
    }
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

/** Loaded items stay, and the rest can be retried. */
export const OlderCannotBeRead: Story = {
  tags: ['test-only'],
  beforeEach: serveNotices,
  play: async ({ canvas, userEvent }) => {
    isUnavailable = true;
    for (let shown = 4; shown <= 13; shown += 1)
      await userEvent.click(await canvas.findByRole('button', more));
    const retry = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    await expect(canvas.getByRole('link', { name: 'Ilmoitus 12' })).toBeVisible();
    await expect(canvas.queryByRole('button', more)).toBeNull();
    isUnavailable = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ilmoitus 13' })).toHaveFocus());
  },
};

/** A returning user sees new items; they are requested once. */
export const ComesBack: Story = {
  tags: ['test-only'],
  decorators: [
    // It has been open for longer than the deduplication interval.
    (Story) => (
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Story />
      </SWRConfig>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vastaus kysymykseesi verokortista' });
    shownOnServer = [storyMessage('newest', { title: 'Tilityspäivä on siirtynyt' }), ...storyMessages];
    const before = requests;
    const restart = startClockAt(Date.now() + 6000);
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('focus'));
    await canvas.findByRole('link', { name: 'Tilityspäivä on siirtynyt' });
    restart();
    await expect(requests).toBe(before + 1);
  },
};

/** For staff the customer's question is new, with the customer's name. */
export const Staff: Story = {
  beforeEach: visit({ [firstRequest]: list(storyMessages) }, staff, staffProfiles),
  play: async ({ canvas }) => {
    await canvas.findByText('Inka Vuorela');
    await expect(canvas.getAllByText('Uusi viesti')).toHaveLength(1);
    await expect(canvas.getAllByText('Lähetetty')).toHaveLength(2);
  },
};

export const Swedish: Story = {
  globals: { locale: 'sv-FI' },
  play: async ({ canvas }) => {
    await canvas.findByText('Nytt meddelande');
  },
};

export const English: Story = {
  globals: { locale: 'en-GB' },
  play: async ({ canvas }) => {
    await canvas.findByText('New message');
  },
};
