import type { SyncedAuthor } from '@nimio/domain/author-name/author-name.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, refusal, visit, writes } from '../../../shared/session/story-visit';
import { SyncList } from './SyncList';

const unknown: SyncedAuthor = {
  authorHash: 'inka',
  name1: 'Inka',
  name2: 'Vuorela',
  isni: null,
  pseudonym: 0,
  privateAuthor: 0,
  books: 12,
  profileHash: 'p1',
  profileName: 'Inka Vuorela',
  isniSync: {
    state: 'error',
    syncOut: '2026-11-20T10:00:00.000Z',
    syncIn: '2026-11-20T10:00:02.000Z',
    reason: 'noMatch',
  },
};
const namesake: SyncedAuthor = {
  ...unknown,
  authorHash: 'namesake',
  name2: 'Hohenlohe-Langenburgilainen',
  profileHash: 'p2',
  profileName: 'Maximilian-Theodor Hohenlohe-Langenburgilainen, kuolinpesä',
  isniSync: { ...unknown.isniSync, reason: 'possibleMatch' },
};
const waiting: SyncedAuthor = {
  ...unknown,
  isniSync: { state: 'pending', syncOut: null, syncIn: null, reason: null },
};

const of = (query: string) => `GET /isnisync?${query}`;
const errors = of('state=error&offset=0');
const select = 'POST /profiles/select';
const list =
  (records: unknown[], total = records.length) =>
  () =>
    Response.json({ records, total });

const meta = {
  title: 'Portal/ISNI states of staff',
  component: SyncList,
  decorators: [withFreshCache, withTexts],
  beforeEach: visit({
    [errors]: list([unknown, namesake], 12),
    [of('state=error&offset=10')]: list([waiting], 12),
    [of('state=error&reason=possibleMatch&offset=0')]: list([namesake]),
    [of('state=pending&offset=0')]: list([waiting]),
    [select]: neverResponds,
  }),
} satisfies Meta<typeof SyncList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors come first, each with its reason; a link leads to the customer's names. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Rekisteri ei antanut tunnusta')).toBeVisible();
    await expect(canvas.getByText('Rekisterissä on samankaltaisia nimiä')).toBeVisible();
    await expect(canvas.getAllByText('20.11.2026 12.00')).toHaveLength(2);
    const open = { name: 'Avaa nimet asiakkaan tiedoissa: Inka Vuorela' };
    await userEvent.click(canvas.getByRole('button', open));
    await waitFor(() => expect(writes).toEqual([select]));
  },
};

/** Another state starts with its first page. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seuraava' }));
    await expect(await canvas.findByText('Odottaa', { selector: 'span' })).toBeVisible();
    const state = canvas.getByRole('combobox', { name: 'Tila' });
    await userEvent.selectOptions(state, 'Virhe: rekisterissä on samankaltaisia nimiä');
    await expect(await canvas.findByText(namesake.profileName)).toBeVisible();
    await expect(canvas.queryByText('Inka Vuorela')).toBeNull();
    await userEvent.selectOptions(state, 'Odottaa');
    await expect(await canvas.findAllByText('Inka Vuorela')).toHaveLength(2);
  },
};

export const Empty: Story = {
  beforeEach: visit({ [errors]: list([]) }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Tässä tilassa ei ole yhtään nimeä.')).toBeVisible(),
};

export const Loading: Story = {
  beforeEach: visit({ [errors]: neverResponds }),
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
};

export const Failed: Story = {
  beforeEach: visit({ [errors]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
