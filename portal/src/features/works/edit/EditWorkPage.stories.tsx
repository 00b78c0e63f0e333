import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, visit } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { exampleAuthor, listedWork, unknownWork } from '../example-work';
import { EditWorkPage } from './EditWorkPage';

const { isbn } = listedWork;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The work's page, and a list that loads slowly. */
function Pages({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/works/:isbn', Component: EditWorkPage },
        { path: '/works', loader: () => pause(300).then(() => null), element: <h1>Teosluettelo</h1> },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}

let stored: WorkForEdit;
/** The number of reads of the work's page. */
let reads: number;
const serve = visit(
  {
    [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}`]: () => {
      reads += 1;
      return record(stored);
    },
    [`DELETE /profiles/author-books/${listedWork.authorHash}/${listedWork.bookHash}`]: () => {
      stored = { ...unknownWork, source: 'register', work: listedWork.work };
      return new Response(null, { status: 204 });
    },
  },
  { profile: exampleAuthor },
);

const meta = {
  title: 'Portal/Edit work',
  component: Pages,
  decorators: [withTexts],
  beforeEach: async () => {
    [stored, reads] = [listedWork, 0];
    lookAtStatistics(exampleAuthor.hash);
    await invalidate('/');
    return serve();
  },
  args: { address: `/works/${isbn}` },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const unlisted = 'Teos ei ole luettelossasi.';

/** The page stays unchanged until the list has loaded. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    let wasShown = false;
    const watch = new MutationObserver(() => (wasShown ||= canvas.queryByText(unlisted) !== null));
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista luettelostani' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista teos' }));
    await canvas.findByRole('heading', { name: 'Teosluettelo' });
    watch.disconnect();
    await expect(wasShown).toBe(false);
    // A refetch of the removed work would have shown the error on a slower machine.
    await expect(reads).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poista teos' })).toBeNull());
    await screen.findByText('Teos poistettiin luettelostasi.');
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** The link to add it contains its ISBN. */
export const Unlisted: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(unlisted);
    await expect(canvas.getByRole('link', { name: 'Lisää teos' })).toHaveAttribute(
      'href',
      `/works/add?isbn=${isbn}`,
    );
  },
  beforeEach: () => {
    stored = { ...unknownWork, source: 'register', work: listedWork.work };
  },
};
