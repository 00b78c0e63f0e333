import type { ListedAuthorName } from '@nimio/domain/author-name/author-name.types';
import type { IsniSync as Details, SyncStatus } from '@nimio/domain/isni-sync/isni-sync.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { neverResponds, record, refusal, visit, writes } from '../../../../shared/session/story-visit';
import IsniSync from './IsniSync';

const authorHash = 'a'.repeat(22);
const name: ListedAuthorName = {
  authorHash,
  name1: 'Inka',
  name2: 'Vuorela',
  isni: null,
  pseudonym: 0,
  privateAuthor: 0,
  books: 3,
  confirmed: 1,
  allowISNISync: 1,
  aliasTo: null,
  asteriId: null,
};
const [sent, answered] = ['2026-11-22T07:05:00.000Z', '2026-11-22T07:05:02.000Z'];
const status = (change: Partial<SyncStatus>): SyncStatus => ({
  state: 'disabled',
  syncOut: null,
  syncIn: null,
  reason: null,
  ...change,
});
const nothing: Details = {
  ...status({}),
  authorHash,
  mayAsk: 0,
  bars: [],
  information: '',
  ppn: null,
  possibleMatches: [],
  attempts: [],
};

const listAddress = 'GET /profiles/own/name-data';
const address = `/isnisync/${authorHash}`;

/** The server's state of the name; `details` are read for states that need a person. */
const standing = (
  isniSync: SyncStatus,
  {
    details = {},
    isni = null,
    ...responses
  }: { details?: Partial<Details>; isni?: string | null } & Record<string, unknown> = {},
) =>
  visit({
    [listAddress]: () => Response.json({ records: [{ ...name, isni, isniSync }], total: 1 }),
    [`GET ${address}`]: () => record({ ...nothing, ...isniSync, ...details }),
    ...(responses as Record<string, () => Response>),
  });

const failed = (reason: NonNullable<SyncStatus['reason']>) =>
  status({ state: 'error', syncOut: sent, syncIn: answered, reason });

const meta = {
  title: 'Portal/ISNI synchronisation',
  component: IsniSync,
  decorators: [withFreshCache, withTexts],
  args: { profileHash: 'own', name },
} satisfies Meta<typeof IsniSync>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not allowed: one line without an action. */
export const Disabled: Story = {
  beforeEach: visit({
    [listAddress]: () =>
      Response.json({ records: [{ ...name, allowISNISync: 0, isniSync: status({}) }], total: 1 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ei käytössä')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Allowed in an installation without a register. */
export const Off: Story = {
  beforeEach: standing(status({}), { details: { bars: ['off'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Yhteyttä ISNI-rekisteriin ei ole otettu käyttöön/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Allowed by an import, and never requested here. */
export const NotRequested: Story = {
  beforeEach: standing(status({}), { details: { mayAsk: 1 } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Lähetä rekisteriin: Inka Vuorela' }),
    ).toBeVisible();
  },
};

export const Pending: Story = {
  beforeEach: standing(status({ state: 'pending' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Odottaa')).toBeVisible();
    await expect(canvas.queryByText('Lähetetty')).toBeNull();
  },
};

/** It is pending although its job was abandoned: staff can request it again. */
export const FailedPermanently: Story = {
  beforeEach: standing(status({ state: 'pending' }), { details: { mayAsk: 1 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen: Inka Vuorela' })).toBeVisible();
    await expect(canvas.getByText('Odottaa')).toBeVisible();
  },
};

/** The list is polled until the register has answered. */
export const BecomesDone: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const states = [status({ state: 'pending' }), status({ state: 'done', syncOut: sent, syncIn: answered })];
    return visit({
      [listAddress]: () => {
        const isniSync = states.length > 1 ? states.shift() : states[0];
        return Response.json({ records: [{ ...name, isniSync }], total: 1 });
      },
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Odottaa')).toBeVisible();
    await expect(await canvas.findByText('Valmis', undefined, { timeout: 10_000 })).toBeVisible();
  },
};

export const InProgress: Story = {
  beforeEach: standing(status({ state: 'inProgress', syncOut: sent })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Käynnissä')).toBeVisible();
    await expect(canvas.getByText('22.11.2026 09.05')).toBeVisible();
    await expect(canvas.queryByText('Vastaus saatu')).toBeNull();
  },
};

export const Done: Story = {
  beforeEach: standing(status({ state: 'done', syncOut: sent, syncIn: answered }), {
    isni: '0000000119405487',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Valmis')).toBeVisible();
    await expect(canvas.getByText('Vastaus saatu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0000 0001 1940 5487' })).toHaveAttribute(
      'href',
      'https://isni.org/isni/0000000119405487',
    );
  },
};

/** Every attempt, the newest first, in words; two of them in one minute. */
export const History: Story = {
  beforeEach: standing(status({ state: 'done', syncOut: sent, syncIn: answered }), {
    isni: '0000000119405487',
    details: {
      attempts: [
        { sent, answered, end: 'assigned', isni: '0000000119405487' },
        { sent: '2026-11-21T07:05:00.000Z', answered, end: 'overtaken', isni: '0000000119405487' },
        { sent: '2026-11-20T07:05:40.000Z', answered, end: 'noMatch', isni: null },
        { sent: '2026-11-20T07:05:00.000Z', answered: null, end: null, isni: null },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetykset rekisteriin' }));
    await expect(await canvas.findByText('Rekisteri antoi tunnuksen 0000 0001 1940 5487')).toBeVisible();
    const ends = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(ends.slice(-3)).toEqual([
      'Nimi muuttui ennen vastausta, joten vastausta ei käytetty',
      'Rekisteri ei antanut tunnusta',
      'Vastausta ei ole tullut',
    ]);
    await expect(canvas.queryByText(/viimeisintä/)).toBeNull();
  },
};

/** Of many attempts the latest are shown, and the page says so. */
export const LongHistory: Story = {
  beforeEach: standing(status({ state: 'error', syncOut: sent, reason: 'unreachable' }), {
    details: {
      reason: 'unreachable',
      attempts: Array.from({ length: 20 }, () => ({
        sent,
        answered,
        end: 'unreachable' as const,
        isni: null,
      })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetykset rekisteriin' }));
    await expect(await canvas.findByText('Näytetään 20 viimeisintä lähetystä.')).toBeVisible();
  },
};

/** A deferred attempt ends in the open history too. */
export const HistoryFollows: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    // By the row itself, and by the opened history.
    let reads = 0;
    const isPutOff = () => reads >= 2;
    const now = () => status({ state: isPutOff() ? 'pending' : 'inProgress', syncOut: sent });
    return visit({
      [listAddress]: () => Response.json({ records: [{ ...name, isniSync: now() }], total: 1 }),
      [`GET ${address}`]: () => {
        const end = isPutOff() ? ('unreachable' as const) : null;
        reads += 1;
        return record({ ...nothing, ...now(), attempts: [{ sent, answered: null, end, isni: null }] });
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetykset rekisteriin' }));
    await expect(await canvas.findByText('Vastausta ei ole tullut')).toBeVisible();
    await expect(
      await canvas.findByText('Rekisteriin ei saatu yhteyttä', undefined, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** The history could not be read: the error replaces it, and it can be retried. */
export const HistoryFailed: Story = {
  beforeEach: standing(status({ state: 'done', syncOut: sent, syncIn: answered }), {
    [`GET ${address}`]: () => refusal(503, 'serviceUnavailable'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetykset rekisteriin' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Palvelu ei ole juuri nyt/);
    await expect(canvas.getByText('Valmis')).toBeVisible();
  },
};

/** Possible matches, each with a link, and the next step. */
export const PossibleMatches: Story = {
  beforeEach: standing(failed('possibleMatch'), {
    details: {
      mayAsk: 1,
      possibleMatches: [
        { isni: null, ppn: '423165287', score: 92, source: 'VIAF' },
        { isni: '000000012146438X', ppn: null, score: null, source: null },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rekisterissä on samankaltaisia nimiä')).toBeVisible();
    await expect(canvas.getByText(/VIAF, vastaavuus 92 %/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'tietue 423165287' })).toHaveAttribute(
      'href',
      expect.stringContaining('PPN=423165287'),
    );
    await expect(canvas.getByRole('link', { name: '0000 0001 2146 438X' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  beforeEach: standing(failed('noMatch'), {
    details: { mayAsk: 1, ppn: '423165279', information: 'no match initial database' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rekisteri ei antanut tunnusta')).toBeVisible();
    await expect(canvas.getByText('Rekisterin vastaus: no match initial database')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nimen tietue rekisterissä: 423165279' })).toBeVisible();
  },
};

/** The second response of the register differs; the focus stays in the row. */
export const TriesAgain: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    let isRequested = false;
    const now = () => (isRequested ? status({ state: 'pending', syncOut: sent }) : failed('unreachable'));
    const details = () => record({ ...nothing, ...now(), mayAsk: isRequested ? 0 : 1 });
    return visit({
      [listAddress]: () => Response.json({ records: [{ ...name, isniSync: now() }], total: 1 }),
      [`GET ${address}`]: details,
      [`POST ${address}`]: () => {
        isRequested = true;
        return details();
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yritä uudelleen: Inka Vuorela' }));
    await expect(await canvas.findByText('Odottaa')).toBeVisible();
    await expect(writes).toEqual([`POST ${address}`]);
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText('Odottaa')));
  },
};

/** The button shows the pending request. */
export const Saving: Story = {
  beforeEach: standing(failed('unreadable'), {
    details: { mayAsk: 1 },
    [`POST ${address}`]: neverResponds,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Yritä uudelleen/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The name was made private in the meantime: the error says so, and the button stays. */
export const Refused: Story = {
  beforeEach: standing(failed('isniDiffers'), {
    details: {
      mayAsk: 1,
      possibleMatches: [{ isni: '0000000121032683', ppn: null, score: null, source: null }],
    },
    [`POST ${address}`]: () => refusal(409, 'isniSyncDisallowed', { params: { why: 'private' } }),
  }),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Yritä uudelleen/ }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent(/Nimeä ei voi lähettää ISNI-rekisteriin/),
    );
    await expect(canvas.getByText('Rekisterissä on toinen ISNI-tunnus')).toBeVisible();
  },
};

/** The state could not be read; the rest of the row is shown. */
export const Failed: Story = {
  beforeEach: visit({ [listAddress]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Palvelu ei ole juuri nyt käytettävissä',
    );
  },
};

const request = fn(neverResponds);

/** Nothing is shown until it is known. */
export const Loading: Story = {
  beforeEach: visit({ [listAddress]: request }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(request).toHaveBeenCalled());
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

const long = 'Kolmivaihekilowattituntimittari'.repeat(3);
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: standing(failed('possibleMatch'), {
    details: {
      mayAsk: 1,
      information: long,
      possibleMatches: [{ isni: null, ppn: '423165287', score: 92, source: long.slice(0, 60) }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Rekisterin vastaus: ${long}`)).toBeVisible();
  },
};
