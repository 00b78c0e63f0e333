import type { ProfileAccess } from '@nimio/domain/access/access.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../intl/story-texts';
import { neverResponds, refusal, visit, writes } from '../session/story-visit';
import { AccessList } from './AccessList';

const access = (userHash: string, name: string, change: Partial<ProfileAccess> = {}): ProfileAccess => ({
  userHash,
  name,
  username: null,
  kind: 'representative',
  validFrom: '2026-01-01T10:00:00.000Z',
  validTo: null,
  isGivenBySociety: 1,
  isSelf: 0,
  canEnd: 1,
  ...change,
});
const list = [
  access('inka', 'Inka Vuorela', { kind: 'own', isSelf: 1, canEnd: 0, isGivenBySociety: 0 }),
  access('aino', 'Aino Kuusivaara', { kind: 'estate', validTo: '2030-12-31T22:00:00.000Z' }),
];
const read = 'GET /profiles/own/access';
const end = 'DELETE /profiles/own/access/aino';
const responses = (records: ProfileAccess[]) => ({
  [read]: () => Response.json({ records, total: records.length }),
  [end]: () => new Response(null, { status: 204 }),
});

const meta = {
  title: 'Portal/Access to a profile',
  component: AccessList,
  decorators: [withTexts],
  args: { profileHash: 'own' },
  // Clears the responses to other stories from the cache.
  beforeEach: async () => {
    await invalidate('/');
    return visit(responses(list))();
  },
} satisfies Meta<typeof AccessList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ending an access needs a confirmation. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1.1.2026–31.12.2030')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Lopeta valtuus: Aino Kuusivaara' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lopeta valtuus' }));
    await waitFor(() => expect(writes).toEqual([end]));
  },
};

/** Its button disappears with it: the focus moves to the page's heading. */
export const Ended: Story = {
  beforeEach: () => {
    let rows = list;
    return visit({
      ...responses(list),
      [read]: () => Response.json({ records: rows, total: rows.length }),
      [end]: () => {
        rows = list.slice(0, 1);
        return new Response(null, { status: 204 });
      },
    })();
  },
  decorators: [
    (Story) => (
      <section>
        <h2>Kuka voi asioida</h2>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lopeta valtuus: Aino Kuusivaara' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lopeta valtuus' }));
    await waitFor(() => expect(canvas.queryByText('1.1.2026–31.12.2030')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kuka voi asioida' })).toHaveFocus());
  },
};

/** Ending an access to one's own profile locks the person out: the confirmation says so. */
export const EndsAnOwn: Story = {
  tags: ['test-only'],
  beforeEach: visit(responses([access('aino', 'Aino Kuusivaara', { kind: 'own' })])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Lopeta käyttöoikeus: Aino Kuusivaara' }),
    );
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Aino Kuusivaara ei enää pääse verkossa omiin tietoihinsa',
    );
    await expect(writes).toEqual([]);
  },
};

/** The dialog stays open if the server refuses. */
export const NotEnded: Story = {
  beforeEach: visit({ ...responses(list), [end]: () => refusal(403, 'forbidden') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lopeta valtuus: Aino Kuusivaara' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lopeta valtuus' }));
    await waitFor(() => expect(writes).toEqual([end]));
    await expect(screen.getByRole('alertdialog', { name: 'Lopetetaanko valtuus?' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: visit(responses([])),
  play: async ({ canvas }) => expect(await canvas.findByText(/Kukaan ei voi asioida/)).toBeVisible(),
};

export const Loading: Story = { beforeEach: visit({ [read]: neverResponds }) };

export const Failed: Story = {
  beforeEach: visit({ [read]: () => Promise.reject(new TypeError('offline')) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Yhteys palvelimeen katkesi/)).toBeVisible(),
};

export const Shown: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('1.1.2026–31.12.2030')).toBeVisible(),
};
