import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Kerrokset/ConfirmDialog',
  component: ConfirmDialog,
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
    await screen.findByRole('alertdialog', { name: 'Poistetaanko teos?' });
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
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
