import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { record, refusal, visit, writes } from '../../../../shared/session/story-visit';
import { MergeOfLine } from './MergeOfLine';

const mergeHash = 'm'.repeat(22);
const address = `/profiles/author-merges/${mergeHash}`;
const merge: AuthorMerge = {
  mergeHash,
  merged: '2026-11-20T10:00:00.000Z',
  by: 'Saara Lehtoranta',
  undone: null,
  dominantName: 'Aino Kuusivaara',
  replacedNames: ['Kulkuri'],
  shares: 6,
  contributions: 0,
  deals: 0,
};

const meta = {
  title: 'Portal/Merge in the log',
  component: MergeOfLine,
  decorators: [withFreshCache, withTexts],
  args: { mergeHash, onUndone: fn(() => Promise.resolve()) },
} satisfies Meta<typeof MergeOfLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = 'Kumoa yhdistäminen';

/** A merge in the audit log is undone from there. */
export const Undone: Story = {
  beforeEach: visit({
    [`GET ${address}`]: () => record(merge),
    [`POST /profiles/author-merge/${mergeHash}/undo`]: () => record({ ...merge, undone: merge.merged }),
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${undo}: Kulkuri` }));
    await userEvent.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(args.onUndone).toHaveBeenCalled());
    await expect(writes).toEqual([`POST /profiles/author-merge/${mergeHash}/undo`]);
  },
};

export const AlreadyUndone: Story = {
  beforeEach: visit({ [`GET ${address}`]: () => record({ ...merge, undone: '2026-11-21T10:00:00.000Z' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kumottu 21\.11\.2026/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The reason is shown in the dialog, which stays open. */
export const Refused: Story = {
  beforeEach: visit({
    [`GET ${address}`]: () => record(merge),
    [`POST /profiles/author-merge/${mergeHash}/undo`]: () => refusal(409, 'authorMergeChanged'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${undo}: Kulkuri` }));
    const confirmation = await screen.findByRole('alertdialog');
    await userEvent.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(confirmation).toHaveTextContent(/siihen kuuluvia tietoja/));
  },
};
