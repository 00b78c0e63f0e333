import type { Message } from '@nimio/domain/message/message.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { expectFailure, expectTyped, fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import {
  own,
  staff,
  staffProfiles,
  storyHash,
  storyMessage,
  summaryOf,
  writer,
} from '../../../shared/messages/story-messages';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { MessagePage } from './MessagePage';

const hash = storyHash('answer');
const page = `/message/${hash}`;

function Pages({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/message/:messageHash', Component: MessagePage },
        { path: '/messages', element: <h1>Viestit</h1> },
        { path: '/', element: <h1>Etusivu</h1> },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}

let stored: Message;
let sent: unknown[];
let refused: Partial<Record<'send' | 'mark' | 'delete', () => Response | Promise<Response>>>;

const marked = `PUT /messages/${own}/readControl`;
const deleted = `DELETE /messages/${own}/${hash}`;
const responses = {
  [`GET /messages/${own}/${hash}`]: () => record(stored),
  [marked]: () => refused.mark?.() ?? record({ changedCount: 1, unread: 0 }),
  [deleted]: () => refused.delete?.() ?? new Response(null, { status: 204 }),
  'POST /messages': (body: unknown) => {
    sent.push(body);
    return (
      refused.send?.() ??
      record({ hash: storyHash('reply'), ...(body as object), emailsMissing: 0, notice: null })
    );
  },
};
const serveWriter = visit(responses, writer);

const meta = {
  title: 'Portal/Message',
  component: Pages,
  decorators: [withTexts],
  beforeEach: async () => {
    stored = storyMessage('answer', {
      userHasRead: 0,
      message:
        'Hei Inka\n\n<b>Verokorttisi</b> on *perillä*: https://example.org\n\nTerveisin\nasiakaspalvelu',
    });
    sent = [];
    refused = {};
    await invalidate('/');
    return serveWriter();
  },
  args: { address: page },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const shown = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.findByRole('heading', { name: 'Vastaus kysymykseesi verokortista' });
const press = async ({ canvas, userEvent }: Context, name: string) => {
  const button = await canvas.findByRole('button', { name });
  await userEvent.click(button);
  return button;
};

/** Text is not interpreted as markup, and an opened message is marked read. */
export const Read: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await shown(context);
    const text = canvas.getByText(/Verokorttisi/);
    await expect(text.innerText).toBe(stored.message);
    await expect(text.querySelector('a, b, em')).toBeNull();
    await expect(canvas.getByText('Kirjallisuuden tekijänoikeusjärjestö')).toBeVisible();
    await expect(canvas.getByText('9.11.2026')).toBeVisible();
    await waitFor(() => expect(writes).toEqual([marked]));
    await expect(canvasElement.querySelector('a[href="/messages"]')).toBeVisible();
  },
};

/** A read message is not marked again. */
export const ReadBefore: Story = {
  tags: ['test-only'],
  beforeEach: () => void (stored = storyMessage('answer')),
  play: async (context) => {
    await shown(context);
    await context.canvas.findByLabelText('Viesti');
    await expect(writes).toEqual([]);
  },
};

/** The subject is that of the message, prefixed once. */
export const Reply: Story = {
  beforeEach: () => void (stored = storyMessage('answer', { title: 'VS: Re: Verokortti' })),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByLabelText('Otsikko')).toHaveValue('Vs: Verokortti');
    await fill(context, { Viesti: 'Kiitos' });
    await press(context, 'Lähetä');
    await canvas.findByRole('heading', { name: 'Viestit' });
    await expect(sent[0]).toMatchObject({
      profileHashes: [own],
      title: 'Vs: Verokortti',
      message: 'Kiitos',
      replyTo: hash,
    });
    await screen.findByText('Viesti lähetettiin.');
  },
};

/** A double click sends one answer. */
export const ReplyPressedTwice: Story = {
  tags: ['test-only'],
  beforeEach: () => void (refused.send = neverResponds),
  play: async (context) => {
    await context.canvas.findByLabelText('Viesti');
    await fill(context, { Viesti: 'Kiitos' });
    const button = await context.canvas.findByRole('button', { name: 'Lähetä' });
    button.click();
    button.click();
    await context.userEvent.dblClick(button);
    await waitFor(() => expect(sent).toHaveLength(1));
  },
};

export const ReplyFails: Story = {
  beforeEach: () => void (refused.send = () => Promise.reject(new TypeError('no network'))),
  play: async (context) => {
    await context.canvas.findByLabelText('Viesti');
    await fill(context, { Viesti: 'Kiitos' });
    const button = await press(context, 'Lähetä');
    await expectFailure(context, 'Viestiä ei voitu lähettää.', button);
    await expectTyped(context, { Viesti: 'Kiitos' });
  },
};

/** Back in the list, without another read. */
export const MarkedUnread: Story = {
  tags: ['test-only'],
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(writes).toEqual([marked]));
    await press(context, 'Merkitse lukemattomaksi');
    await context.canvas.findByRole('heading', { name: 'Viestit' });
    await screen.findByText('Viesti merkittiin lukemattomaksi.');
    await expect(writes).toEqual([marked, marked]);
  },
};

export const MarkFails: Story = {
  beforeEach: () => void (refused.mark = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    await press(context, 'Merkitse lukemattomaksi');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Viestien käsittely ei onnistunut.',
    );
    await shown(context);
  },
};

export const Deleted: Story = {
  play: async (context) => {
    await press(context, 'Poista');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Poista viesti' }));
    await context.canvas.findByRole('heading', { name: 'Viestit' });
    await screen.findByText('Viesti poistettiin.');
    await expect(writes).toContain(deleted);
  },
};

export const DeleteFails: Story = {
  beforeEach: () => void (refused.delete = () => refusal(500, 'unexpectedError')),
  play: async (context) => {
    await press(context, 'Poista');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Poista viesti' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Poistetaanko viesti?' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Viestejä ei voitu poistaa.');
  },
};

/** A user who may not write reads the society's message; the link back goes to Home. */
export const Notice: Story = {
  beforeEach: visit(responses, { profile: { ...storyProfile, hash: own } }),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await shown(context);
    await expect(canvas.queryByLabelText('Otsikko')).toBeNull();
    await expect(canvasElement.querySelector('a[href="/messages"]')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Etusivu' })).toHaveAttribute('href', '/');
    await press(context, 'Merkitse lukemattomaksi');
    await canvas.findByRole('heading', { name: 'Etusivu' });
  },
};

export const Loading: Story = {
  beforeEach: visit({ [`GET /messages/${own}/${hash}`]: neverResponds }, writer),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Viesti' });
  },
};

export const Unknown: Story = {
  args: { address: `/message/${storyHash('gone')}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Viestiä ei löydy' });
    await expect(canvas.getByRole('link', { name: 'Viesteihin' })).toHaveAttribute('href', '/messages');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const profiles = [
  summaryOf(own, 'Inka Vuorela', ['creator', 'tester']),
  summaryOf(storyHash('house'), 'Kustannusosakeyhtiö Kaarna', ['beneficiary']),
  summaryOf(storyHash('estate'), 'Vuorelan kuolinpesä', ['estate']),
];

/** The link of a mail leads to the message, but not to its profile. */
export const OfAnotherProfile: Story = {
  args: { address: `/message/${storyHash('gone')}` },
  beforeEach: visit(
    {
      [`GET /messages/${storyHash('estate')}/${storyHash('gone')}`]: () => record(storyMessage('gone')),
      'POST /profiles/select': neverResponds,
    },
    writer,
    profiles,
  ),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Etsi muista profiileistasi');
    await canvas.findByText('Viesti on profiilissa Vuorelan kuolinpesä.');
    await press(context, 'Vaihda profiilia ja avaa viesti');
    await waitFor(() => expect(writes).toEqual(['POST /profiles/select']));
  },
};

export const OfNoProfile: Story = {
  args: { address: `/message/${storyHash('gone')}` },
  beforeEach: visit({}, writer, profiles),
  play: async (context) => {
    await press(context, 'Etsi muista profiileistasi');
    await context.canvas.findByText('Viestiä ei ole muissakaan profiileissasi.');
  },
};

const customer = { hash: storyHash('inka'), profileName: 'Inka Vuorela' };

/** Staff answer the customer who wrote. */
export const StaffReply: Story = {
  beforeEach: () => {
    stored = storyMessage('answer', {
      sentByAdmin: 0,
      sender: customer.profileName,
      adminHasRead: 0,
      userProfileHash: customer.hash,
      profileHashes: [customer.hash],
    });
    return visit(responses, staff, staffProfiles)();
  },
  play: async (context) => {
    await context.canvas.findByText('Inka Vuorela');
    await fill(context, { Viesti: 'Se on perillä.' });
    await expect(Object.values(sessionStorage).join()).not.toContain('perillä');
    await press(context, 'Lähetä');
    await waitFor(() => expect(sent[0]).toMatchObject({ profileHashes: [customer.hash], replyTo: hash }));
  },
};

/** A message to several recipients cannot be answered. */
export const StaffToSeveral: Story = {
  beforeEach: () => {
    const others = ['a', 'b', 'c'].map((word) => storyHash(word));
    stored = storyMessage('answer', {
      userProfileHash: null,
      profileHashes: [customer.hash, ...others],
      recipients: [customer, { hash: others[0] ?? '', profileName: 'Mikael Sjöholm' }],
    });
    return visit(responses, staff, staffProfiles)();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Inka Vuorela, Mikael Sjöholm ja muita: 2');
    await expect(canvas.queryByLabelText('Otsikko')).toBeNull();
  },
};

const long = 'Lainauskorvaustilityslaskelmien valmistumisesta ilmoittaminen';

export const Narrow: Story = {
  beforeEach: () => {
    stored = storyMessage('answer', { title: long, message: `https://example.org/${long.repeat(3)}` });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: long });
    await canvas.findByLabelText('Viesti');
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Swedish: Story = {
  globals: { locale: 'sv-FI' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Rubrik')).toHaveValue('Sv: Vastaus kysymykseesi verokortista');
  },
};

export const English: Story = {
  globals: { locale: 'en-GB' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject')).toHaveValue(
      'Re: Vastaus kysymykseesi verokortista',
    );
  },
};
