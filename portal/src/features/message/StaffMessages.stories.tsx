import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expectWrong, fill } from '../../shared/form/story-form';
import { withTexts } from '../../shared/intl/story-texts';
import {
  own,
  staff,
  staffProfiles,
  storyHash,
  storyMessage,
  writer,
} from '../../shared/messages/story-messages';
import { visit } from '../../shared/session/story-visit';
import { begin, buttonOf, compose, listed, Pages, responses, server, submit, typed } from './story-mailbox';

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
    ...responses,
    [`GET /messages/${own}?limit=50&offset=0`]: () => listed(0, 'adminHasRead'),
    'GET /profiles/search?name=ink': () => Response.json({ records: customers.slice(0, 1), total: 1 }),
    'GET /profiles/search?name=mik': () => Response.json({ records: customers.slice(1), total: 1 }),
  },
  staff,
  staffProfiles,
);

const meta = {
  title: 'Portal/Messages of staff',
  component: Pages,
  decorators: [withTexts],
  beforeEach: async () => {
    await begin();
    return serveStaff();
  },
  args: { address: '/messages' },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The society's side: senders, and its own recipients. */
export const Staff: Story = {
  beforeEach: () => {
    server.stored = inbox;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Inka Vuorela');
    await expect(canvas.getByText('Vastaanottajat: Inka Vuorela, Mikael Sjöholm ja muita: 12')).toBeVisible();
    await expect(canvas.getByText('1 lukematon viesti')).toBeVisible();
    await expect(canvas.getAllByText('Lukematon')).toHaveLength(1);
  },
};

/** Recipients are searched by name; no text by staff is stored in the browser. */
export const StaffReceivers: Story = {
  ...Staff,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await buttonOf(context, 'Uusi viesti'));
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
    await expect(Object.values(sessionStorage).join()).not.toMatch(/Kysymys|Hei|inka/);
    await userEvent.click(canvas.getByRole('button', { name: 'Poista Mikael Sjöholm' }));
    await submit(context);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await expect(server.sent[0]).toMatchObject({ profileHashes: [storyHash('inka')], message: 'Hei' });
  },
};

/** Acting for a customer: the customer's messages, and a new one goes to the customer. */
export const StaffForACustomer: Story = {
  beforeEach: () => {
    const saaras = { ...staff.user, defaultProfileHash: 'saara' };
    const profiles = staffProfiles.map((profile) => ({ ...profile, hash: 'saara' }));
    return visit(responses, { ...writer, user: saaras, rights: staff.rights }, profiles)();
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/^Asiakas: Inka Vuorela/);
    await compose(context);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await fill(context, typed);
    await submit(context);
    await waitFor(() => expect(server.sent[0]).toMatchObject({ profileHashes: [own] }));
  },
};
