import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectFailure, expectTyped, expectWrong, fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { own, storyHash, writer } from '../../../shared/messages/story-messages';
import { neverResponds, record, refusal, visit } from '../../../shared/session/story-visit';
import { begin, buttonOf, compose, Pages, responses, server, submit, typed } from '../story-mailbox';

const serve = visit(responses, writer);

const meta = {
  title: 'Portal/New message',
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

export const Invalid: Story = {
  play: async (context) => {
    await compose(context);
    await submit(context);
    await expectWrong(context, ['Anna viestille otsikko.', 'Kirjoita viesti.']);
  },
};

/** After a lost response the text is kept, and a retry sends the same message. */
export const Failed: Story = {
  beforeEach: () => void (server.response.send = () => Promise.reject(new TypeError('no network'))),
  play: async (context) => {
    await compose(context);
    await fill(context, typed);
    const lead = await submit(context);
    await expectFailure(context, 'Viestiä ei voitu lähettää. Teksti on tallessa, yritä uudelleen.', lead);
    await expectTyped(context, typed);
    await submit(context);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    await expect(server.sent[1]).toEqual(server.sent[0]);
    await fill(context, { Otsikko: 'Toinen' });
    await submit(context);
    await waitFor(() => expect(server.sent).toHaveLength(3));
    await expect(server.sent[2]?.['key']).not.toBe(server.sent[0]?.['key']);
  },
};

export const NotSaved: Story = {
  beforeEach: () => void (server.response.send = () => refusal(503, 'messageSavingFailed')),
  play: async (context) => {
    await compose(context);
    await fill(context, typed);
    const lead = await submit(context);
    await expectFailure(context, 'Viestiä ei voitu tallentaa, joten sitä ei lähetetty.', lead);
  },
};

/** A double click sends one message, and nothing is typed that would not be sent. */
export const PressedTwice: Story = {
  tags: ['test-only'],
  beforeEach: () => void (server.response.send = neverResponds),
  play: async (context) => {
    await compose(context);
    await fill(context, typed);
    const button = await buttonOf(context, 'Lähetä');
    button.click();
    button.click();
    await context.userEvent.dblClick(button);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await context.userEvent.type(await context.canvas.findByLabelText('Viesti'), ' lisää');
    await expectTyped(context, typed);
  },
};

/** The form closes, the message is first, and the focus returns to the button that opened the form. */
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
    await expect(await buttonOf(context, 'Uusi viesti')).toHaveFocus();
    await expect(server.sent[0]).toMatchObject({ profileHashes: [own], title: 'Kysymys', message: 'Hei' });
    await expect(server.sent[0]?.['key']).toMatch(/^\w{22}$/);
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};

/** It was sent, so it is no error. */
export const EmailMissing: Story = {
  beforeEach: () => {
    const notice = 'Email notice was not sent';
    server.response.send = () => record({ hash: storyHash('sent'), emailsMissing: 1, notice });
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

/** A draft from before a lost session is offered automatically. */
export const WithDraft: Story = {
  beforeEach: () =>
    sessionStorage.setItem(`nimio.draft.${own}.message`, '{"title":"Kesken","message":"Hei"}'),
  play: async (context) => {
    await context.userEvent.click(await buttonOf(context, 'Palauta tiedot'));
    await expectTyped(context, { Otsikko: 'Kesken', Viesti: 'Hei' });
  },
};

export const Discarded: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compose(context);
    await fill(context, typed);
    await expect(Object.keys(sessionStorage)).toEqual([`nimio.draft.${own}.message`]);
    await userEvent.click(await buttonOf(context, 'Peruuta'));
    await waitFor(() => expect(canvas.queryByLabelText('Otsikko')).toBeNull());
    await expect(await buttonOf(context, 'Uusi viesti')).toHaveFocus();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};
