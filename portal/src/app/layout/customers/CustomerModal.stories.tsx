import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, visit, writes } from '../../../shared/session/story-visit';
import CustomerModal from './CustomerModal';

const found = (hash: string, firstName: string | null, lastName: string): FoundProfile => ({
  hash,
  firstName,
  lastName,
  profileName: [firstName, lastName].filter(Boolean).join(' '),
  roles: ['creator'],
  ...{ extPartyCode: null, postCenter: null, birthYear: null, closedOn: null, diedOn: null },
});
const inka = found('inka', 'Inka', 'Vuorela');
const customers = [inka, found('estate', null, 'Vuorelan kuolinpesä'), found('vuokko', 'Vuokko', 'Aho')];

const search = (text: string, offset = 0) => `GET /profiles/customer-data?search=${text}&offset=${offset}`;
const select = 'POST /profiles/select';
const list =
  (records: FoundProfile[], total = records.length) =>
  () =>
    Response.json({ records, total });

/** The search is debounced, so these wait longer. */
const longTimeout = { timeout: 4000 };
const type = async (user: { type: (to: HTMLElement, text: string) => Promise<void> }, text: string) =>
  user.type(await screen.findByLabelText('Nimi tai sen osa'), text);

const meta = {
  title: 'Portal/Customer search',
  component: CustomerModal,
  decorators: [withFreshCache, withTexts],
  args: { onClose: fn() },
  beforeEach: visit({
    [search('vuo')]: list(customers, 12),
    [search('vuo', 10)]: list([found('last', 'Ville', 'Vuorinen')], 12),
    [search('inka')]: list([inka]),
    [search('zz')]: list([]),
    [select]: neverResponds,
  }),
} satisfies Meta<typeof CustomerModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search starts with two letters. */
export const Empty: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Nimi tai sen osa');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'v');
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

/** Last name first, with the total count. */
export const Filled: Story = {
  play: async ({ userEvent }) => {
    await type(userEvent, 'vuo');
    const table = await screen.findByRole('table', {}, longTimeout);
    await expect(within(table).getByRole('button', { name: 'Valitse Inka Vuorela' })).toBeVisible();
    await expect(screen.getByText('12 asiakasta')).toBeInTheDocument();
  },
};

/** Ten per page. */
export const NextTen: Story = {
  tags: ['test-only'],
  play: async ({ userEvent }) => {
    await type(userEvent, 'vuo');
    await screen.findByRole('button', { name: 'Valitse Inka Vuorela' }, longTimeout);
    await userEvent.click(screen.getByRole('button', { name: 'Seuraava' }));
    await expect(await screen.findByRole('button', { name: 'Valitse Ville Vuorinen' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Valitse Inka Vuorela' })).toBeNull();
  },
};

/** Enter selects the only result. */
export const OnlyOne: Story = {
  play: async ({ userEvent }) => {
    await type(userEvent, 'inka');
    await screen.findByRole('button', { name: 'Valitse Inka Vuorela' }, longTimeout);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writes).toEqual([select]));
  },
};

export const NoneFound: Story = {
  play: async ({ userEvent }) => {
    await type(userEvent, 'zz');
    await expect(await screen.findByText('Ei asiakkaita haulla ”zz”.', {}, longTimeout)).toBeVisible();
  },
};

/** Previous results stay, dimmed, during the next search. */
export const Loading: Story = {
  beforeEach: visit({ [search('vuo')]: list(customers), [search('vuor')]: neverResponds }),
  play: async ({ userEvent }) => {
    await type(userEvent, 'vuo');
    const button = await screen.findByRole('button', { name: 'Valitse Inka Vuorela' }, longTimeout);
    await type(userEvent, 'r');
    await waitFor(() => expect(button.closest('[data-previous]')).not.toBeNull());
    await expect(button).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: visit({ [search('vuo')]: () => Promise.reject(new TypeError('offline')) }),
  play: async ({ userEvent }) => {
    await type(userEvent, 'vuo');
    await expect(await screen.findByText(/Yhteys palvelimeen katkesi/, {}, longTimeout)).toBeVisible();
  },
};

/** As in the browser, an aborted call is rejected without a response. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A time-out has its own message, and can be retried. */
export const TooSlow: Story = {
  tags: ['test-only'],
  beforeEach: async () => {
    let isQuick = false;
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const limited = spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(50));
    const leave = await visit({
      [search('vuo')]: (_, signal) => {
        if (isQuick) return list(customers)();
        isQuick = true;
        return aborted(signal);
      },
    })();
    return () => {
      leave();
      limited.mockRestore();
    };
  },
  play: async ({ userEvent }) => {
    await type(userEvent, 'vuo');
    await expect(
      await screen.findByText('Haku kesti liian kauan. Tarkenna nimeä.', {}, longTimeout),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await expect(await screen.findByRole('button', { name: 'Valitse Inka Vuorela' })).toBeVisible();
    await expect(screen.queryByText(/Haku kesti liian kauan/)).toBeNull();
  },
};
