import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { exampleAuthor, listedWork } from '../example-work';
import { EditWorkForm } from './EditWorkForm';

const work = `/profiles/${exampleAuthor.hash}/work-for-edit/${listedWork.isbn}`;
const save = `PUT /profiles/author-books/${exampleAuthor.hash}`;
const elsewhere = { ...listedWork, work: { ...listedWork.work, bookType: 'map' } } as WorkForEdit;

const meta = {
  title: 'Portal/Work form',
  component: EditWorkForm,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withTexts,
  ],
  args: { stored: { data: listedWork, etag: '"a"' }, onStored: fn(), onReload: fn() },
} satisfies Meta<typeof EditWorkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment is being calculated: said once, where the focus goes. */
export const Locked: Story = {
  beforeEach: visit({ [save]: () => refusal(423, 'lockedError') }, { profile: exampleAuthor }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Muoto/), 'e-book');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    const told = await canvas.findByRole('alert');
    await waitFor(() => expect(told).toHaveFocus());
    await expect(told).toHaveTextContent(/Tilitystä lasketaan/);
    await expect(canvas.queryByText(/Lukittu/)).toBeNull();
  },
};

/** What others have stored is taken, and the focus goes on to the field that it was about. */
export const Conflict: Story = {
  beforeEach: visit(
    {
      [save]: () => refusal(412, 'stale'),
      [`GET ${work}`]: () => record(elsewhere, { ETag: '"b"' }),
    },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas, userEvent, args }) => {
    const type = canvas.getByLabelText(/Muoto/);
    await userEvent.selectOptions(type, 'e-book');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(args.onStored).toHaveBeenCalledWith(
      expect.objectContaining({ data: elsewhere, etag: '"b"' }),
    );
    await expect(type).toHaveValue('map');
    await expect(type).toHaveFocus();
  },
};
