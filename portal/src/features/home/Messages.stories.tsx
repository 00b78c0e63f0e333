import type { Message } from '@nimio/domain/message/message.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forget } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import {
  own,
  staff,
  staffProfiles,
  storyHash,
  storyMessages,
  writer,
} from '../../shared/messages/story-messages';
import { neverAnswers, refusal, storyProfile, visit } from '../../shared/session/story-visit';
import { Messages } from './Messages';

const list = (messages: Message[]) => () =>
  Response.json({ messages, total: messages.length, unread: messages.length });
/** Home asks for four times what it shows at first; for all, where there is no other list. */
const asked = `GET /messages/${own}?limit=12`;
const askedForNotices = `GET /messages/${own}?limit=200`;

let isAway: boolean;
const serve = visit(
  { [asked]: () => (isAway ? refusal(503, 'serviceUnavailable') : list(storyMessages)()) },
  writer,
);

const meta = {
  title: 'Portal/Messages on Home',
  component: Messages,
  decorators: [withTexts],
  beforeEach: async () => {
    isAway = false;
    await forget('/');
    return serve();
  },
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three at first, what is new in words; one more at each press, and a way to them all. */
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
  beforeEach: visit({ [asked]: list([]) }, writer),
  play: async ({ canvas }) => {
    await canvas.findByText('Ei viestejä juuri nyt.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: visit({ [asked]: neverAnswers }, writer),
};

export const CannotBeRead: Story = {
  beforeEach: () => {
    isAway = true;
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    isAway = false;
    await userEvent.click(retry);
    await canvas.findByRole('link', { name: 'Vastaus kysymykseesi verokortista' });
  },
};

/** Notices stand here for those who have no list of messages. */
export const Notices: Story = {
  beforeEach: visit(
    { [askedForNotices]: list(storyMessages.slice(0, 1)) },
    { profile: { ...storyProfile, hash: own } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Uusi viesti');
    await expect(canvas.queryByRole('link', { name: 'Kaikki viestit' })).toBeNull();
  },
};

/** To the society's people the customer's question is new, and says whose it is. */
export const Staff: Story = {
  beforeEach: visit({ [asked]: list(storyMessages) }, staff, staffProfiles),
  play: async ({ canvas }) => {
    await canvas.findByText('Inka Vuorela');
    await expect(canvas.getAllByText('Uusi viesti')).toHaveLength(1);
    await expect(canvas.getAllByText('Lähetetty')).toHaveLength(2);
  },
};

export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

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
