import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { toast } from './toast';

const undo = fn();

function Demo({ duration }: { duration: number }) {
  useEffect(
    () => toast.info('Ehdotus piilotettiin.', { duration: 9000, action: { label: 'Kumoa', onPress: undo } }),
    [],
  );
  return (
    <Button variant="second" onPress={() => toast.success('Tiedot päivitettiin.', { duration })}>
      Tallenna
    </Button>
  );
}

const meta = {
  title: 'Overlays/toast',
  component: Demo,
  parameters: guide({
    use: ['An echo of something done, with a change to be seen on the page as well.', 'Offer to undo.'],
    avoid: ['Say in it what somebody must read: errors stand in the page until they are put right.'],
    keyboard: [
      ['F6', 'goes to the toasts and back'],
      ['Tab', 'goes to the act and the button that closes'],
      ['Escape', 'goes back to where one was'],
    ],
  }),
  args: { duration: 2000 },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region is loaded with the first toast. The action closes it. */
export const WithAction: Story = {
  play: async ({ userEvent }) => {
    undo.mockClear();
    const action = await screen.findByRole('button', { name: 'Kumoa' });
    await userEvent.click(action);
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Ehdotus piilotettiin.')).not.toBeInTheDocument());
  },
};

/** Goes away by itself, but not while it is hovered. */
export const StoppedClock: Story = {
  args: { duration: 600 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    const text = await screen.findByText('Tiedot päivitettiin.');
    await userEvent.hover(text);
    await new Promise((done) => setTimeout(done, 1200));
    await expect(text).toBeInTheDocument();
    await userEvent.unhover(text);
    await waitFor(() => expect(screen.queryByText('Tiedot päivitettiin.')).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
