import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { toast } from './toast';

const undo = fn();

interface DemoProps {
  /** The duration of the button's toast. */
  duration: number;
  /** A timer that each press of the button restarts, for toasts that must last longer. */
  clock?: number;
}

function Demo({ duration, clock }: DemoProps) {
  const [presses, setPresses] = useState(0);
  useEffect(
    () => toast.info('Ehdotus piilotettiin.', { duration: 9000, action: { label: 'Kumoa', onPress: undo } }),
    [],
  );
  const save = () => {
    toast.success('Tiedot päivitettiin.', { duration });
    setPresses((n) => n + 1);
  };
  return (
    <>
      <Button variant="second" onPress={save}>
        Tallenna
      </Button>
      {presses > 0 && clock !== undefined && <Clock key={presses} time={clock} />}
    </>
  );
}

function Clock({ time }: { time: number }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return <p>{isOver ? 'Aika on kulunut' : 'Aika kuluu'}</p>;
}

/** Shows toasts on a press, and removes them when the story ends. */
function Shower({ show }: { show: () => (() => void)[] }) {
  const shown = useRef<(() => void)[]>([]);
  useEffect(() => () => shown.current.forEach((close) => close()), []);
  return (
    <Button variant="second" onPress={() => (shown.current = show())}>
      Näytä ilmoitukset
    </Button>
  );
}

const meta = {
  title: 'Overlays/toast',
  component: Demo,
  parameters: guide({
    summary:
      '`toast.success(text, options)`, `toast.info` and `toast.error` show a transient message for two to nine seconds, and return a function that removes it. The options are `duration` and `action`.',
    use: ['A confirmation of an action whose result is visible on the page as well.', 'Offer to undo.'],
    avoid: ['Use it for what the user must read: errors stay in the page until they are fixed.'],
    keyboard: [
      ['F6', 'moves to the toasts and back'],
      ['Tab', 'moves to the action and the close button'],
      ['Escape', 'moves back to the previous place'],
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

type Context = Parameters<NonNullable<Story['play']>>[0];

/** A hovered toast. On a busy machine it may have disappeared before the pointer arrives: then it is shown again. */
async function hoveredToast(context: Context): Promise<HTMLElement> {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
  const text = await screen.findByText('Tiedot päivitettiin.');
  await userEvent.hover(text);
  return text.isConnected ? text : hoveredToast(context);
}

/** Disappears automatically, but not while it is hovered. */
export const StoppedClock: Story = {
  tags: ['test-only'],
  args: { duration: 600, clock: 1800 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await hoveredToast(context);
    await canvas.findByText('Aika on kulunut');
    await expect(text).toBeInTheDocument();
    await userEvent.unhover(text);
    await waitFor(() => expect(screen.queryByText('Tiedot päivitettiin.')).not.toBeInTheDocument());
  },
};

/** One that appears while another is hovered stays as long. */
export const ComesUnderThePointer: Story = {
  tags: ['no-picture', 'test-only'],
  args: { duration: 600, clock: 1800 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await screen.findByText('Ehdotus piilotettiin.'));
    canvas.getByRole('button', { name: 'Tallenna' }).focus();
    await userEvent.keyboard('{Enter}');
    const text = await screen.findByText('Tiedot päivitettiin.');
    await canvas.findByText('Aika on kulunut');
    await expect(text).toBeInTheDocument();
    await userEvent.unhover(text);
  },
};

/** Confirmations last two seconds, information five, failures nine. */
export const Durations: Story = {
  render: () => (
    <Shower
      show={() => [
        toast.success('Tiedot päivitettiin.', { duration: 2000 }),
        toast.info('Ehdotus piilotettiin.'),
        toast.error('Viestin lähetys ei onnistunut. Teksti on tallessa, yritä uudelleen.'),
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä ilmoitukset' }));
    await screen.findByText('Tiedot päivitettiin.');
    await waitFor(() => expect(screen.queryByText('Tiedot päivitettiin.')).not.toBeInTheDocument());
    const info = screen.getByText('Ehdotus piilotettiin.');
    // From here on the timers are paused, and the story does not change.
    await userEvent.hover(info);
    await expect(info).toBeVisible();
    await expect(screen.getByText(/lähetys ei onnistunut/)).toBeVisible();
  },
};

const titles = [
  'Saaren talvi',
  'Runoja junassa',
  'Hiljaisten huoneiden atlas',
  'Kaksi siltaa',
  'Kevään kirja',
];

/** The newest three are visible; the others wait with their full duration until there is room. */
export const Queue: Story = {
  render: () => (
    <Shower show={() => titles.map((title) => toast.info(`Lisätty: ${title}`, { duration: 9000 }))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä ilmoitukset' }));
    await screen.findByText('Lisätty: Kevään kirja');
    await expect(screen.getAllByText(/^Lisätty/)).toHaveLength(3);
    await expect(screen.queryByText('Lisätty: Runoja junassa')).not.toBeInTheDocument();
    const [newest] = screen.getAllByRole('button', { name: 'Sulje ilmoitus' });
    await userEvent.click(newest as HTMLElement);
    await screen.findByText('Lisätty: Runoja junassa');
    await expect(screen.queryByText('Lisätty: Kevään kirja')).not.toBeInTheDocument();
    await expect(screen.getAllByText(/^Lisätty/)).toHaveLength(3);
  },
};

/** A repeated toast replaces the same one. */
export const SaidTwice: Story = {
  tags: ['test-only'],
  args: { duration: 9000 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tallenna' });
    await userEvent.click(button);
    await screen.findByText('Tiedot päivitettiin.');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByText('Tiedot päivitettiin.')).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('button', { name: 'Sulje ilmoitus' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Tiedot päivitettiin.')).not.toBeInTheDocument());
  },
};

/** Toasts with undo are not replaced: a second one keeps the first one's button. */
export const TwoToUndo: Story = {
  render: () => (
    <Shower
      show={() =>
        [1, 2].map(() =>
          toast.info('Ehdotus piilotettiin.', {
            duration: 9000,
            action: { label: 'Kumoa', onPress: () => undefined },
          }),
        )
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä ilmoitukset' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Kumoa' })).toHaveLength(2));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
