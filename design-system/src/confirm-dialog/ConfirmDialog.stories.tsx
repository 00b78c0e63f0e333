import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: guide({
    use: [
      'Ask before what cannot be undone, and before unsaved values are left.',
      'Name both ways: “Poista teos” and “Säilytä”.',
      'Say what follows, in one sentence.',
    ],
    avoid: ['Ask before what can be undone: do it, and offer to undo it.', 'Ask “Oletko varma?”.'],
    keyboard: [
      ['Tab and Shift + Tab', 'go from one button to the other and never leave the dialog'],
      ['Enter or Space', 'presses'],
      ['Escape', 'stays'],
    ],
  }),
  args: {
    isOpen: true,
    title: 'Poistetaanko teos?',
    body: <p>Osuutesi teoksesta ”Saaren talvi” poistuu luettelostasi. Tilityksiä ei enää makseta siitä.</p>,
    confirmLabel: 'Poista teos',
    cancelLabel: 'Säilytä',
    isDanger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the safe choice; Escape is the same. */
export const Danger: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Poistetaanko teos?' });
    await expect(dialog).toHaveAccessibleDescription(/Tilityksiä ei enää makseta/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Säilytä' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  args: {
    title: 'Jatketaanko istuntoa?',
    body: 'Istuntosi päättyy kahden minuutin kuluttua.',
    isDanger: false,
    confirmLabel: 'Jatka',
    cancelLabel: 'Kirjaudu ulos',
  },
};

/** Nothing to decide: one button, which closes. */
export const OnlyToKnow: Story = {
  render: ({ isOpen, onCancel }) => (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onCancel}
      title="Istuntosi päättyy kahden minuutin kuluttua"
      body={<p>Istuntoa ei voi enää jatkaa.</p>}
      cancelLabel="Sulje"
    />
  ),
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
