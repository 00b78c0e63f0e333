import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: guide({
    use: [
      'Ask before what cannot be undone, and before unsaved values are discarded.',
      'Name both choices: “Poista teos” and “Säilytä”.',
      'Say what happens, in one sentence.',
      'Let `onConfirm` return its promise. If it rejects, the dialog says so and stays open; resolve it with `{ failure }` for your own message.',
    ],
    avoid: ['Ask before what can be undone: do it, and offer to undo it.', 'Ask “Oletko varma?”.'],
    keyboard: [
      ['Tab and Shift + Tab', 'move between the buttons and never leave the dialog'],
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

/** The focus starts on the safe choice; Escape has the same effect. */
export const Danger: Story = {
  tags: ['narrow-picture', 'dark-picture'],
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

/** Resolved by the story instead of a server. */
let pending: { resolve: (response?: { failure: string }) => void; reject: (error: Error) => void };

/** A page that closes the dialog when the work is removed. */
function Remove(props: ComponentProps<typeof ConfirmDialog>) {
  const [isOpen, setOpen] = useState(true);
  const remove = async () => {
    const response = await new Promise<unknown>((resolve, reject) => (pending = { resolve, reject }));
    if (!response) setOpen(false);
    return response;
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Poista</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onConfirm={remove} onCancel={() => setOpen(false)} />
    </>
  );
}

/** A rejection is shown in the open dialog; its error is logged to the console. */
export const Fails: Story = {
  render: (args) => <Remove {...args} />,
  play: async ({ userEvent }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('503');
    const act = await screen.findByRole('button', { name: 'Poista teos' });
    await userEvent.click(act);
    pending.reject(error);
    const alert = await screen.findByRole('alert');
    await expect(log).toHaveBeenCalledWith(error);
    log.mockRestore();
    await expect(alert).toHaveTextContent('Toiminto ei onnistunut. Yritä hetken päästä uudelleen.');
    await expect(screen.getByRole('alertdialog')).toContainElement(alert);
    await expect(act).toHaveFocus();
  },
};

/**
 * A retry shows the new failure, with the page's own message if there is one; reopened, the dialog shows no old
 * failure.
 */
export const FailsThenWorks: Story = {
  tags: ['test-only'],
  render: (args) => <Remove {...args} />,
  play: async ({ userEvent, canvas }) => {
    const tried = async (response?: { failure: string }) => {
      await userEvent.click(await screen.findByRole('button', { name: /Poista teos/ }));
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      pending.resolve(response);
    };
    await tried({ failure: 'Teoksella on avoin ehdotus.' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Teoksella on avoin ehdotus.');
    await tried({ failure: 'Teos on toisella käsiteltävänä.' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Teos on toisella käsiteltävänä.');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Poista' }));
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await tried();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** While the action is pending the dialog can neither be closed nor confirmed again. */
export const Pending: Story = {
  tags: ['no-picture'],
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Poista teos' }));
    await screen.findByRole('progressbar');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Without a decision there is one button, which closes. */
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
