import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { type ToastEnd, toast } from './toast';

interface HiderProps {
  /** Milliseconds on screen. */
  duration: number;
  /** Each toast has a button that undoes. */
  canUndo?: boolean;
  /** Another toast that is shown as soon as the first has gone. */
  echo?: string;
  /** Gets how each toast ended. */
  onClose: (end: ToastEnd) => void;
}

/** Hides a suggestion at a press, and takes its toast along when the story goes. */
function Hider({ duration, canUndo = true, echo, onClose }: HiderProps) {
  const shown = useRef<(() => void)[]>([]);
  const takeAway = () => {
    for (const close of shown.current) close();
    shown.current = [];
  };
  useEffect(() => takeAway, []);
  const hide = () =>
    shown.current.push(
      toast.info('Ehdotus piilotettiin.', {
        duration,
        ...(canUndo && { action: { label: 'Kumoa', onPress: () => undefined } }),
        onClose: (end) => {
          if (echo) shown.current.push(toast.success(echo, { duration: 9000 }));
          onClose(end);
        },
      }),
    );
  return (
    <>
      <Button variant="second" onPress={hide}>
        Piilota
      </Button>
      <Button variant="quiet" onPress={takeAway}>
        Sulje
      </Button>
    </>
  );
}

const meta = {
  title: 'Overlays/toast and its end',
  component: Hider,
  args: { duration: 9000, onClose: fn() },
  parameters: guide({
    summary:
      '`onClose` of a `toast` is told how it ended: by time, closed, by its action, or replaced by the same words.',
    use: ['Put something else in the place of what has gone.'],
    avoid: [
      'Let a call wait for it: a page that closes closes no toast. Call at once, and let the action call the opposite.',
    ],
    keyboard: [
      ['F6', 'goes to the toasts and back'],
      ['Tab', 'goes to the act and the button that closes'],
    ],
  }),
} satisfies Meta<typeof Hider>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Ehdotus piilotettiin.';
const isGone = () => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

export const ByTime: Story = {
  args: { duration: 300 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Piilota' });
    await userEvent.click(button);
    // The clock stops under the pointer and the focus, neither of which is there.
    await screen.findByText(text);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 4000 });
    await expect(args.onClose).toHaveBeenCalledWith('time');
  },
};

export const ByItsButton: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Piilota' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sulje ilmoitus' }));
    await isGone();
    await expect(args.onClose.mock.calls).toEqual([['closed']]);
  },
};

/** The page may take back what it showed; twice is not told twice. */
export const ByThePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Piilota' }));
    await screen.findByText(text);
    const button = canvas.getByRole('button', { name: 'Sulje' });
    await userEvent.click(button);
    await userEvent.click(button);
    await isGone();
    await expect(args.onClose.mock.calls).toEqual([['closed']]);
  },
};

export const ByItsAction: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Piilota' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    await isGone();
    await expect(args.onClose.mock.calls).toEqual([['action']]);
  },
};

/** The same words say no more twice. */
export const Replaced: Story = {
  args: { canUndo: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Piilota' });
    await userEvent.click(button);
    await screen.findByText(text);
    await userEvent.click(button);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledWith('replaced');
    await expect(screen.getAllByText(text)).toHaveLength(1);
  },
};

/** Where each can be undone, each stays: none takes another's way back away. */
export const TwoToUndo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Piilota' });
    await userEvent.click(button);
    await screen.findByText(text);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Kumoa' })).toHaveLength(2));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A toast that is shown when another ends stands, and the one that ended has gone. */
export const Echoed: Story = {
  args: { echo: 'Ehdotus palautettiin.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Piilota' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    await screen.findByText('Ehdotus palautettiin.');
    await isGone();
    await expect(screen.getByText('Ehdotus palautettiin.')).toBeInTheDocument();
  },
};
