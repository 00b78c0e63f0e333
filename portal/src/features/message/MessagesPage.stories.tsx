import type { Message } from '@nimio/domain/message/message.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { forget } from '../../api/use-endpoint';
import { expectFailure, expectSaving, expectTyped, expectWrong, fill } from '../../shared/form/story-form';
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
import { PagesRouter } from '../../shared/page/PagesRouter';
import { neverAnswers, record, refusal, storyProfile, visit, writes } from '../../shared/session/story-visit';
import { MessagesPage } from './MessagesPage';

function Pages({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/messages', Component: MessagesPage }], { initialEntries: [address] }),
  );
  return <PagesRouter router={router} />;
}

/** What the server has, and what it has been sent. */
let stored: Message[];
let sent: Record<string, unknown>[];
let answer: Partial<Record<'list' | 'send' | 'mark' | 'delete', () => Response | Promise<Response>>>;

const listed = (offset: number, flag: 'userHasRead' | 'adminHasRead' = 'userHasRead') =>
  answer.list?.() ??
  Response.json({
    messages: stored.slice(offset, offset + 50),
    total: stored.length,
    unread: stored.filter((message) => message[flag] === 0).length,
  });

function send(body: unknown) {
  sent.push(body as Record<string, unknown>);
  if (answer.send) return answer.send();
  const { title, message } = body as Message;
  stored = [storyMessage('sent', { title, message, sentByAdmin: 0, sender: 'Inka Vuorela' }), ...stored];
  return record({ hash: storyHash('sent'), title, message, emailsMissing: 0, notice: null });
}

function mark(body: unknown) {
  if (answer.mark) return answer.mark();
  const { status, messageHashes } = body as { status: string; messageHashes: string[] };
  const userHasRead = status === 'read' ? 1 : 0;
  stored = stored.map((one) => (messageHashes.includes(one.hash) ? { ...one, userHasRead } : one));
  return record({ changedCount: messageHashes.length, unread: 0 });
}

function archive(body: unknown) {
  if (answer.delete) return answer.delete();
  const { messageHashes } = body as { messageHashes: string[] };
  stored = stored.filter(({ hash }) => !messageHashes.includes(hash));
  return record({ archivedCount: messageHashes.length });
}

const answers = {
  [`GET /messages/${own}?limit=50&offset=0`]: () => listed(0),
  [`GET /messages/${own}?limit=50&offset=50`]: () => listed(50),
  'POST /messages': send,
  [`PUT /messages/${own}/readControl`]: mark,
  'PUT /messages/archive': archive,
};

const begin = async () => {
  stored = storyMessages;
  sent = [];
  answer = {};
  await forget('/');
};
const serveWriter = visit(answers, writer);

const meta = {
  title: 'Portal/Messages',
  component: Pages,
  decorators: [withTexts],
  beforeEach: async () => {
    await begin();
    return serveWriter();
  },
  args: { address: '/messages' },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const link = 'Vastaus kysymykseesi verokortista';
const boxOf = ({ canvas }: Context, title: string) =>
  canvas.findByRole('checkbox', { name: `Valitse: ${title}` });
const button = ({ canvas }: Context, name: string) => canvas.findByRole('button', { name });
const typed = { Otsikko: 'Kysymys', Viesti: 'Hei' };

async function compose(context: Context) {
  await context.userEvent.click(await button(context, 'Uusi viesti'));
  const title = await context.canvas.findByLabelText('Otsikko');
  await waitFor(() => expect(title).toHaveFocus());
}

async function submit(context: Context) {
  const lead = await button(context, 'Lähetä');
  await context.userEvent.click(lead);
  return lead;
}

/** What is unread is said by a dot, by weight and in words. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('link', { name: link });
    await expect(title).toHaveAttribute('href', `/message/${storyHash('answer')}`);
    await expect(canvas.getAllByText('Lukematon:')).toHaveLength(1);
    await expect(canvas.getByText('1 lukematon viesti')).toBeVisible();
    await expect(canvas.getAllByText('Kirjallisuuden tekijänoikeusjärjestö')).toHaveLength(3);
    await expect(canvas.queryByLabelText('Otsikko')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: () => void (stored = []),
  play: async ({ canvas }) => {
    await canvas.findByText(/Sinulla ei ole vielä viestejä/);
    await expect(canvas.getByText('Ei lukemattomia viestejä')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void (answer.list = neverAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Viestit' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CannotBeRead: Story = {
  beforeEach: () => void (answer.list = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('Viestien käsittely ei onnistunut. Yritä hetken päästä uudelleen.');
    answer = {};
    await userEvent.click(await button(context, 'Yritä uudelleen'));
    await canvas.findByRole('link', { name: link });
  },
};

/** Shown at once; the focus stays, and it can be undone. */
export const Marked: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await boxOf(context, 'Sopimuksesi on voimassa'));
    await expect(canvas.getAllByText('2 valittu')).not.toHaveLength(0);
    const read = await button(context, 'Merkitse luetuksi');
    await userEvent.click(read);
    await waitFor(() => expect(canvas.queryByText('Lukematon:')).toBeNull());
    await expect(read).toHaveFocus();
    await expect(read).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText('Viesti merkittiin luetuksi.');
    await userEvent.click(screen.getByRole('button', { name: 'Kumoa' }));
    await expect(await canvas.findAllByText('Lukematon:')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('1 lukematon viesti')).toBeVisible());
    await expect(writes).toEqual([1, 2].map(() => `PUT /messages/${own}/readControl`));
  },
};

/** All in sight at once. */
export const MarkedUnread: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: link });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' }));
    await userEvent.click(await button(context, 'Merkitse lukemattomaksi'));
    await screen.findByText('3 viestiä merkittiin lukemattomaksi.');
    await expect(canvas.getAllByText('Lukematon:')).toHaveLength(4);
  },
};

/** What was shown too early goes back, and the page says why. */
export const MarkFails: Story = {
  beforeEach: () => void (answer.mark = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await button(context, 'Merkitse luetuksi'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Viestien käsittely ei onnistunut.');
    await canvas.findByText('Lukematon:');
  },
};

/** Asked first; then the next message has the focus. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await boxOf(context, 'Kysymys verokortista'));
    await userEvent.click(await button(context, 'Poista'));
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
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: link });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Valitse kaikki näkyvät' }));
    await userEvent.click(await button(context, 'Poista'));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista viestit' }));
    await canvas.findByText(/Sinulla ei ole vielä viestejä/);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Viestit' })).toHaveFocus());
  },
};

export const Kept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    const opener = await button(context, 'Poista');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Säilytä' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Säilytä' })).toBeNull());
    await expect(canvas.getByRole('link', { name: link })).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(writes).toEqual([]);
  },
};

/** The dialog says why and stays. */
export const DeleteFails: Story = {
  beforeEach: () => void (answer.delete = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await boxOf(context, link));
    await userEvent.click(await button(context, 'Poista'));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista viesti' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Poistetaanko viesti?' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Viestejä ei voitu poistaa. Yritä hetken päästä uudelleen.',
    );
  },
};

export const ComposeInvalid: Story = {
  play: async (context) => {
    await compose(context);
    await submit(context);
    await expectWrong(context, ['Anna viestille otsikko.', 'Kirjoita viesti.']);
    await screen.findByText('Tarkista lomakkeen tiedot.');
  },
};

export const ComposeSaving: Story = {
  beforeEach: () => void (answer.send = neverAnswers),
  play: async (context) => {
    await compose(context);
    await fill(context, typed);
    const lead = await submit(context);
    await expectSaving(context, lead);
    await expectTyped(context, typed);
  },
};

/** A lost answer: the text is there, and the next try sends the same message. */
export const ComposeFailed: Story = {
  beforeEach: () => void (answer.send = () => Promise.reject(new TypeError('no network'))),
  play: async (context) => {
    await compose(context);
    await fill(context, typed);
    const lead = await submit(context);
    await expectFailure(context, 'Viestiä ei voitu lähettää. Teksti on tallessa, yritä uudelleen.', lead);
    await expectTyped(context, typed);
    await submit(context);
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]).toEqual(sent[0]);
    await fill(context, { Otsikko: 'Toinen' });
    await submit(context);
    await waitFor(() => expect(sent).toHaveLength(3));
    await expect(sent[2]?.['key']).not.toBe(sent[0]?.['key']);
  },
};

export const ComposeNotSaved: Story = {
  beforeEach: () => void (answer.send = () => refusal(503, 'messageSavingFailed')),
  play: async (context) => {
    await compose(context);
    await fill(context, typed);
    const lead = await submit(context);
    await expectFailure(context, 'Viestiä ei voitu tallentaa, joten sitä ei lähetetty.', lead);
  },
};

/** The form folds, the message stands first, and the focus is where the writing began. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas } = context;
    await compose(context);
    await fill(context, typed);
    await submit(context);
    await screen.findByText('Viesti lähetettiin.');
    await expect(await canvas.findByRole('link', { name: 'Kysymys' })).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('rowheader')[0]).toHaveTextContent('Kysymys');
    await expect(canvas.queryByLabelText('Otsikko')).toBeNull();
    await expect(await button(context, 'Uusi viesti')).toHaveFocus();
    await expect(sent[0]).toMatchObject({ profileHashes: [own], title: 'Kysymys', message: 'Hei' });
    await expect(sent[0]?.['key']).toMatch(/^\w{22}$/);
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};

/** Sent all the same, so it is no error. */
export const EmailMissing: Story = {
  beforeEach: () => {
    const notice = 'Email notice was not sent';
    answer.send = () => record({ hash: storyHash('sent'), emailsMissing: 1, notice });
  },
  play: async (context) => {
    const { canvas } = context;
    await compose(context);
    await fill(context, typed);
    await submit(context);
    await canvas.findByText('Viesti tallennettiin, mutta sähköposti-ilmoitus ei lähtenyt.');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What was begun before a lost session is offered, without anybody asking for the form. */
export const Begun: Story = {
  beforeEach: () =>
    sessionStorage.setItem(`nimio.draft.${own}.message`, '{"title":"Kesken","message":"Hei"}'),
  play: async (context) => {
    await context.userEvent.click(await button(context, 'Palauta tiedot'));
    await expectTyped(context, { Otsikko: 'Kesken', Viesti: 'Hei' });
  },
};

export const GivenUp: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compose(context);
    await fill(context, typed);
    await expect(Object.keys(sessionStorage)).toEqual([`nimio.draft.${own}.message`]);
    await userEvent.click(await button(context, 'Peruuta'));
    await waitFor(() => expect(canvas.queryByLabelText('Otsikko')).toBeNull());
    await expect(await button(context, 'Uusi viesti')).toHaveFocus();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};

/** The rows of a page stay until those of the next have come. */
export const Pages50: Story = {
  name: 'Pages of fifty',
  beforeEach: () => {
    stored = Array.from({ length: 60 }, (_, at) => storyMessage(`m${at}x`, { title: `Viesti ${at + 1}` }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('1–50 / 60');
    await userEvent.click(await button(context, 'Seuraava'));
    await canvas.findByText('51–60 / 60');
    await expect(await button(context, 'Seuraava')).toHaveFocus();
    await expect(within(canvas.getByRole('table')).getAllByRole('rowheader')).toHaveLength(10);
  },
};

/** An address that leads behind the end shows the end. */
export const BehindTheEnd: Story = {
  args: { address: '/messages?page=2' },
  play: async ({ canvas }) => {
    await canvas.findByText('1–4 / 4');
  },
};

export const NotInUse: Story = {
  beforeEach: visit({}, { profile: storyProfile }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Viestit eivät ole käytössä tässä profiilissa/);
    await expect(canvas.queryByRole('button', { name: 'Uusi viesti' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Etusivulle' })).toHaveAttribute('href', '/');
  },
};

const customers = [
  { hash: storyHash('inka'), profileName: 'Inka Vuorela', roles: ['creator'] },
  { hash: storyHash('mikael'), profileName: 'Mikael Sjöholm', roles: ['creator'] },
];

const inbox = [
  storyMessage('question', {
    title: 'Kysymys verokortista',
    sentByAdmin: 0,
    sender: 'Inka Vuorela',
    adminHasRead: 0,
  }),
  storyMessage('news', {
    title: 'Aikataulu',
    userProfileHash: null,
    profileHashes: Array.from({ length: 14 }, (_, at) => storyHash(`p${at}x`)),
    recipients: customers.map(({ hash, profileName }) => ({ hash, profileName })),
  }),
];

const serveStaff = visit(
  {
    ...answers,
    [`GET /messages/${own}?limit=50&offset=0`]: () => listed(0, 'adminHasRead'),
    'GET /profiles/search?name=ink': () => Response.json({ records: customers.slice(0, 1), total: 1 }),
    'GET /profiles/search?name=mik': () => Response.json({ records: customers.slice(1), total: 1 }),
  },
  staff,
  staffProfiles,
);

/** The society's own side: who wrote, and to whom it has written. */
export const Staff: Story = {
  beforeEach: () => {
    stored = inbox;
    return serveStaff();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Inka Vuorela');
    await expect(canvas.getByText('Vastaanottajat: Inka Vuorela, Mikael Sjöholm ja muita: 12')).toBeVisible();
    await expect(canvas.getByText('1 lukematon viesti')).toBeVisible();
    await expect(canvas.getAllByText('Lukematon:')).toHaveLength(1);
  },
};

/** Receivers are looked for by name; nothing that staff write stays in the browser. */
export const StaffReceivers: Story = {
  ...Staff,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await button(context, 'Uusi viesti'));
    const box = await canvas.findByRole('combobox', { name: 'Lisää vastaanottaja' });
    await waitFor(() => expect(box).toHaveFocus());
    await fill(context, typed);
    await submit(context);
    await expectWrong(context, ['Valitse vähintään yksi vastaanottaja.']);
    for (const { profileName } of customers) {
      await userEvent.type(box, profileName.slice(0, 3).toLowerCase());
      await userEvent.click(await screen.findByRole('option', { name: profileName }));
      await canvas.findByRole('row', { name: profileName });
      await waitFor(() => expect(box).toHaveValue(''));
    }
    await expect(Object.values(sessionStorage).join()).not.toMatch(/Hei|inka/);
    await userEvent.click(canvas.getByRole('button', { name: 'Poista Mikael Sjöholm' }));
    await submit(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ profileHashes: [storyHash('inka')], message: 'Hei' });
  },
};

/** Acting for a customer: that one's messages, and a new one goes to that one. */
export const StaffForACustomer: Story = {
  beforeEach: () => {
    stored = storyMessages;
    const saaras = { ...staff.user, defaultProfileHash: 'saara' };
    const profiles = staffProfiles.map((profile) => ({ ...profile, hash: 'saara' }));
    return visit(answers, { ...writer, user: saaras }, profiles)();
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/^Asiakas: Inka Vuorela/);
    await compose(context);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await fill(context, typed);
    await submit(context);
    await waitFor(() => expect(sent[0]).toMatchObject({ profileHashes: [own] }));
  },
};

export const Narrow: Story = { ...Marked, globals: { viewport: { value: 'narrow' } } };
export const NarrowForm: Story = { ...ComposeInvalid, globals: { viewport: { value: 'narrow' } } };
export const NarrowStaff: Story = { ...StaffReceivers, globals: { viewport: { value: 'narrow' } } };
export const Phone: Story = { ...Deleted, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

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
