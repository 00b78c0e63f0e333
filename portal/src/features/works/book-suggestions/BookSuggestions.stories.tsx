import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { neverResponds, refusal, visit, writes } from '../../../shared/session/story-visit';
import { exampleAuthor } from '../example-work';
import { BookSuggestions } from './BookSuggestions';
import { lake, lighthouse } from './example-book-suggestions';

const { hash: profileHash } = exampleAuthor;

let shown: BookSuggestion[];
let hidden: BookSuggestion[];
let isUnavailable: boolean;
let refusesHiding: boolean;
let refusesShowing: boolean;
let hidingResponse: Promise<void>;
let respondToHiding: () => void;
let losesResponses: boolean;

const list = (records: BookSuggestion[], others: number) =>
  isUnavailable
    ? refusal(503, 'serviceUnavailable')
    : Response.json({ records, total: records.length, others });
const done = () =>
  losesResponses ? Promise.reject(new TypeError('Failed to fetch')) : new Response(null, { status: 204 });
const pathOf = ({ ab_hash }: BookSuggestion) => `/profiles/${profileHash}/hide-suggestion/${ab_hash}`;
const hiding = (suggestion: BookSuggestion) => ({
  [`PUT ${pathOf(suggestion)}`]: async () => {
    await hidingResponse;
    if (refusesHiding) return refusal(503, 'serviceUnavailable');
    shown = shown.filter((other) => other !== suggestion);
    hidden = [...hidden, suggestion];
    return done();
  },
  [`DELETE ${pathOf(suggestion)}`]: () => {
    if (refusesShowing) return refusal(503, 'serviceUnavailable');
    hidden = hidden.filter((other) => other !== suggestion);
    shown = [...shown, suggestion];
    return done();
  },
});
const listRequest = `GET /profiles/book-suggestions/${profileHash}`;
const responses = {
  [`${listRequest}?hidden=0`]: () => list(shown, hidden.length),
  [`${listRequest}?hidden=1`]: () => list(hidden, shown.length),
  ...hiding(lake),
  ...hiding(lighthouse),
};
const serve = visit(responses, { profile: exampleAuthor });

const meta = {
  title: 'Portal/Book suggestions',
  component: BookSuggestions,
  decorators: [withTexts],
  args: { filter: '' },
  beforeEach: async () => {
    [shown, hidden] = [[lake, lighthouse], []];
    [isUnavailable, refusesHiding, refusesShowing, losesResponses] = [false, false, false, false];
    hidingResponse = Promise.resolve();
    await invalidate('/');
    return serve();
  },
  // A toast outlives its story.
  afterEach: async ({ userEvent }) => {
    for (const close of screen.queryAllByRole('button', { name: 'Sulje ilmoitus' }))
      await userEvent.click(close);
  },
} satisfies Meta<typeof BookSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const expectGone = ({ canvas }: Context, name: string) =>
  waitFor(() => expect(canvas.queryByText(name)).toBeNull());

/**
 * Presses *Not mine* of the lake.
 *
 * @returns its toast
 */
async function hideLake(context: Context): Promise<HTMLElement> {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Ei ole minun: Järven muisti' }));
  await expectGone(context, 'Järven muisti');
  return screen.findByRole('alertdialog', { name: /Ehdotus piilotettiin: Järven muisti/ });
}

/** Each links to the form that adds it, with the name and the roles preselected. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ovatko nämä teoksiasi?' });
    await expect(await canvas.findByRole('link', { name: 'Lisää teos Järven muisti' })).toHaveAttribute(
      'href',
      `/works/add?isbn=${lake.isbn}&name=${lake.authorHash}&roles=author%2Cillustrator`,
    );
    await canvas.findByText('Nimesi teoksessa: Inka Vuorela (kirjoittaja, kuvittaja)');
    await expect(canvas.getAllByText('Osuudet täynnä')).toHaveLength(1);
    await expect(canvas.queryByText('Piilotetut ehdotukset')).toBeNull();
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 5));
    await userEvent.click(await canvas.findByRole('button', { name: 'Vuosi' }));
    await waitFor(() => expect(names()).toEqual(['Järve', 'Talve']));
    await userEvent.click(canvas.getByRole('button', { name: 'Teos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Teos' }));
    await waitFor(() => expect(names()).toEqual(['Talve', 'Järve']));
  },
};

/** Immediately in the page and on the server, also if the page closes. */
export const Hidden: Story = {
  play: async (context) => {
    const { canvas } = context;
    await hideLake(context);
    // After each hidden one the focus moves to the next.
    const next = canvas.getByRole('button', { name: 'Ei ole minun: Talven majakka' });
    await waitFor(() => expect(next).toHaveFocus());
    await canvas.findByRole('button', { name: /Piilotetut ehdotukset/ });
    await expect(canvas.queryByText('Järven muisti')).toBeNull();
    await expect(writes).toEqual([`PUT ${pathOf(lake)}`]);
    // The one that the visit has replaced it with.
    await expect(Reflect.get(window, 'fetch') as unknown).toHaveBeenCalledWith(
      `/api${pathOf(lake)}`,
      expect.objectContaining({ method: 'PUT', keepalive: true }),
    );
  },
};

export const Undone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const toast = await hideLake(context);
    await userEvent.click(within(toast).getByRole('button', { name: 'Kumoa' }));
    await canvas.findByText('Järven muisti');
    await expect(canvas.queryByText('Piilotetut ehdotukset')).toBeNull();
    await expect(writes).toEqual([`PUT ${pathOf(lake)}`, `DELETE ${pathOf(lake)}`]);
  },
};

/** Undo before the server's response is sent after it. */
export const UndoneBeforeTheAnswer: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    hidingResponse = new Promise((resolve) => (respondToHiding = resolve));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const toast = await hideLake(context);
    await userEvent.click(within(toast).getByRole('button', { name: 'Kumoa' }));
    // The row is back immediately.
    await canvas.findByText('Järven muisti');
    await expect(writes).toEqual([`PUT ${pathOf(lake)}`]);
    respondToHiding();
    await waitFor(() => expect(writes).toEqual([`PUT ${pathOf(lake)}`, `DELETE ${pathOf(lake)}`]));
  },
};

/** Repeated hiding and restoring reaches the server in order. */
export const HiddenAgainBeforeTheAnswer: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    hidingResponse = new Promise((resolve) => (respondToHiding = resolve));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const toast = await hideLake(context);
    await userEvent.click(within(toast).getByRole('button', { name: 'Kumoa' }));
    await canvas.findByText('Järven muisti');
    await hideLake(context);
    await expect(writes).toEqual([`PUT ${pathOf(lake)}`]);
    respondToHiding();
    await canvas.findByRole('button', { name: /Piilotetut ehdotukset/ });
    await expect(writes).toEqual([`PUT ${pathOf(lake)}`, `DELETE ${pathOf(lake)}`, `PUT ${pathOf(lake)}`]);
    await expect(canvas.queryByText('Järven muisti')).toBeNull();
  },
};

/** After a lost response the page shows the server's state. */
export const AnswersAreLost: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    losesResponses = true;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const toast = await hideLake(context);
    await canvas.findByRole('button', { name: /Piilotetut ehdotukset/ });
    await userEvent.click(within(toast).getByRole('button', { name: 'Kumoa' }));
    await canvas.findByText('Järven muisti');
    await waitFor(() => expect(canvas.queryByText('Piilotetut ehdotukset')).toBeNull());
    await expect(writes).toEqual([`PUT ${pathOf(lake)}`, `DELETE ${pathOf(lake)}`]);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The only one: its place keeps the focus until the server has answered. */
export const OnlyOne: Story = {
  beforeEach: () => {
    shown = [lake];
    hidingResponse = new Promise((resolve) => (respondToHiding = resolve));
  },
  play: async (context) => {
    const { canvas } = context;
    await hideLake(context);
    await canvas.findByText('Uusia ehdotuksia ei ole.');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Ovatko nämä teoksiasi?' })).toHaveFocus(),
    );
    respondToHiding();
    await canvas.findByRole('button', { name: /Piilotetut ehdotukset/ });
  },
};

/** It stays hidden, with the reason. */
export const UndoingFails: Story = {
  beforeEach: () => {
    refusesShowing = true;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const toast = await hideLake(context);
    await userEvent.click(within(toast).getByRole('button', { name: 'Kumoa' }));
    await canvas.findByText(/^Ehdotusta ei voitu palauttaa: Järven muisti\./);
    await expectGone(context, 'Järven muisti');
    await canvas.findByRole('button', { name: /Piilotetut ehdotukset/ });
  },
};

/** It is restored, with the reason. */
export const HidingFails: Story = {
  beforeEach: () => {
    refusesHiding = true;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Ei ole minun: Järven muisti' }));
    await canvas.findByText(/^Ehdotusta ei voitu piilottaa: Järven muisti\./);
    await canvas.findByRole('button', { name: 'Ei ole minun: Järven muisti' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kumoa' })).toBeNull());
  },
};

export const Restored: Story = {
  beforeEach: () => {
    [shown, hidden] = [[], [lake]];
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Uusia ehdotuksia ei ole.');
    await userEvent.click(canvas.getByRole('button', { name: /Piilotetut ehdotukset/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta ehdotus: Järven muisti' }));
    await canvas.findByRole('link', { name: 'Lisää teos Järven muisti' });
    await expect(canvas.queryByText('Piilotetut ehdotukset')).toBeNull();
  },
};

/** Nothing is shown. */
export const None: Story = {
  beforeEach: () => {
    shown = [];
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Nothing is shown until it is known whether there are any; what follows on the page waits. */
export const Loading: Story = {
  beforeEach: visit({ [`${listRequest}?hidden=0`]: neverResponds }, { profile: exampleAuthor }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-loading]')).not.toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
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
    await canvas.findByText('Järven muisti');
  },
};
