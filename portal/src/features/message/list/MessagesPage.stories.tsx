import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { withTexts } from '../../../shared/intl/story-texts';
import { own, storyHash, storyMessage, writer } from '../../../shared/messages/story-messages';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, refusal, visit, writes } from '../../../shared/session/story-visit';
import { begin, buttonOf, Pages, responses, server } from '../story-mailbox';

const serve = visit(responses, writer);

const meta = {
  title: 'Portal/Messages',
  component: Pages,
  decorators: [withTexts],
  beforeEach: async () => {
    await begin();
    return serve();
  },
  args: { address: '/messages' },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const link = 'Vastaus kysymykseesi verokortista';
const boxOf = ({ canvas }: Context, title: string) =>
  canvas.findByRole('checkbox', { name: `Valitse: ${title}` });

/** Unread messages are marked by a dot, by weight and in words. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('link', { name: link });
    await expect(title).toHaveAttribute('href', `/message/${storyHash('answer')}`);
    await expect(canvas.getAllByText('Lukematon')).toHaveLength(1);
    await expect(canvas.getByText('1 lukematon viesti')).toBeVisible();
    await expect(canvas.getAllByText('Kirjallisuuden tekijänoikeusjärjestö')).toHaveLength(3);
    await expect(canvas.queryByLabelText('Otsikko')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: () => void (server.stored = []),
  play: async ({ canvas }) => {
    await canvas.findByText(/Sinulla ei ole vielä viestejä/);
    await canvas.findByText('Ei lukemattomia viestejä');
  },
};

export const Loading: Story = {
  beforeEach: () => void (server.response.list = neverResponds),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Viestit' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CannotBeRead: Story = {
  beforeEach: () => void (server.response.list = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('Viestien käsittely ei onnistunut. Yritä hetken päästä uudelleen.');
    server.response = {};
    await userEvent.click(await buttonOf(context, 'Yritä uudelleen'));
    await canvas.findByRole('link', { name: link });
  },
};

/** Shown immediately (optimistic); the focus stays, and it can be undone. */
export const Marked: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await boxOf(context, 'Sopimuksesi on voimassa'));
    await expect(canvas.getAllByText('2 valittua')).not.toHaveLength(0);
    const read = await buttonOf(context, 'Merkitse luetuksi');
    await userEvent.click(read);
    await waitFor(() => expect(canvas.queryByText('Lukematon')).toBeNull());
    await expect(read).toHaveFocus();
    await expect(read).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText('Viesti merkittiin luetuksi.');
    await userEvent.click(screen.getByRole('button', { name: 'Kumoa' }));
    await expect(await canvas.findAllByText('Lukematon')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('1 lukematon viesti')).toBeVisible());
    await expect(writes).toEqual([1, 2].map(() => `PUT /messages/${own}/readControl`));
  },
};

/** All visible ones together. */
export const MarkedUnread: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: link });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' }));
    await userEvent.click(await buttonOf(context, 'Merkitse lukemattomaksi'));
    await screen.findByText('3 viestiä merkittiin lukemattomaksi.');
    await expect(canvas.getAllByText('Lukematon')).toHaveLength(4);
  },
};

/** The heading's checkbox selects all visible ones; once nothing is selected any more, it gets the focus. */
export const Cleared: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    const all = canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(await boxOf(context, 'Sopimuksesi on voimassa')).toBeChecked();
    await userEvent.click(await boxOf(context, link));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(await buttonOf(context, 'Tyhjennä valinta'));
    await expect(all).toHaveFocus();
    await expect(await boxOf(context, link)).not.toBeChecked();
    await expect(canvas.queryByText(/valittu/)).not.toBeInTheDocument();
  },
};

/** On a phone the checkbox for all is above the cards. */
export const ClearedOnPhone: Story = {
  ...Cleared,
  tags: ['no-picture'],
  globals: { viewport: { value: 'narrow' } },
};

/** The optimistic change is rolled back, and the page says why. */
export const MarkFails: Story = {
  beforeEach: () => void (server.response.mark = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await buttonOf(context, 'Merkitse luetuksi'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Viestien käsittely ei onnistunut.');
    await canvas.findByText('Lukematon');
  },
};

/** After a confirmation the next message has the focus. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await boxOf(context, 'Kysymys verokortista'));
    await userEvent.click(await buttonOf(context, 'Poista'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Poistetaanko 2 viestiä?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Säilytä' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Poista viestit' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: link })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sopimuksesi on voimassa' })).toHaveFocus());
    await screen.findByText('2 viestiä poistettiin.');
    await expect(canvas.getByText('1–2 / 2')).toBeVisible();
  },
};

export const AllDeleted: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: link });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' }));
    await userEvent.click(await buttonOf(context, 'Poista'));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista viestit' }));
    await canvas.findByText(/Sinulla ei ole vielä viestejä/);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Viestit' })).toHaveFocus());
  },
};

export const Kept: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    const opener = await buttonOf(context, 'Poista');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Säilytä' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Säilytä' })).toBeNull());
    await expect(canvas.getByRole('link', { name: link })).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(writes).toEqual([]);
  },
};

/** The dialog says why and stays open. */
export const DeleteFails: Story = {
  beforeEach: () => void (server.response.delete = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await buttonOf(context, 'Poista'));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista viesti' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Poistetaanko viesti?' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Viestejä ei voitu poistaa. Yritä hetken päästä uudelleen.',
    );
  },
};

/** The rows of a page stay until the next ones have loaded. */
export const Pages50: Story = {
  tags: ['test-only'],
  name: 'Pages of fifty',
  beforeEach: () => {
    server.stored = Array.from({ length: 60 }, (_, at) =>
      storyMessage(`m${at}x`, { title: `Viesti ${at + 1}` }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('1–50 / 60');
    await userEvent.click(await buttonOf(context, 'Seuraava'));
    await canvas.findByText('51–60 / 60');
    await expect(await buttonOf(context, 'Seuraava')).toHaveFocus();
    await expect(within(canvas.getByRole('table')).getAllByRole('rowheader')).toHaveLength(10);
  },
};

/** An address past the end shows the last page. */
export const BehindTheEnd: Story = {
  tags: ['test-only'],
  args: { address: '/messages?page=2' },
  play: async ({ canvas }) => {
    await canvas.findByText('1–4 / 4');
  },
};

export const NotInUse: Story = {
  beforeEach: visit({}, { profile: storyProfile }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Tästä profiilista ei voi lähettää viestejä/);
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await expect(canvas.queryByRole('button', { name: 'Uusi viesti' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Etusivulle' })).toHaveAttribute('href', '/');
  },
};

export const Swedish: Story = {
  globals: { locale: 'sv-FI' },
  play: async ({ canvas }) => {
    await canvas.findByText('1 oläst meddelande');
    await expect(canvas.getByRole('button', { name: 'Nytt meddelande' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-GB' },
  play: async ({ canvas }) => {
    await canvas.findByText('1 unread message');
    await expect(canvas.getByRole('button', { name: 'New message' })).toBeVisible();
  },
};
