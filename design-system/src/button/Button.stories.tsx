import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { Button } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: guide({
    use: [
      'Name the action: “Poista teos”, “Tallenna”.',
      'One primary button in a view; others are second or quiet.',
      'Pass `disabledReason` if the user cannot continue: it says why and links to the remedy.',
    ],
    avoid: [
      'Write “OK”, or use two labels for the same action.',
      'Link to another page: that is a `LinkButton`.',
      'Use `danger` for anything that can be undone.',
    ],
    keyboard: [
      ['Tab', 'moves to the button, also if it is disabled for a reason'],
      ['Enter or Space', 'presses it'],
    ],
  }),
  args: { children: 'Tallenna', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tallenna' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  tags: ['dark-picture'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button icon={<Plus aria-hidden />}>Lisää teos</Button>
      <Button variant="second">Aloita rekisteröityminen</Button>
      <Button variant="quiet">Unohditko salasanan?</Button>
      <Button variant="danger">Poista teos</Button>
      <Button variant="second" size="sm">
        Näytä lisää
      </Button>
      <Button isDisabled>Tallenna</Button>
    </div>
  ),
};

/** A press does nothing while work is pending; the width and the label stay. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Tallenna/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Pending after a press, and gone with its result. */
function Saving() {
  const [state, setState] = useState<'idle' | 'pending' | 'saved'>('idle');
  if (state === 'saved') return <p>Tallennettu.</p>;
  const press = () => {
    setState('pending');
    setTimeout(() => setState('saved'), 200);
  };
  return (
    <Button isPending={state === 'pending'} onPress={press}>
      Tallenna
    </Button>
  );
}

/** Nothing remains of its announcement, which refers to it. */
export const RemovedWhilePending: Story = {
  tags: ['test-only'],
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const announced = () => document.querySelector('[data-live-announcer] [role=img]');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(announced()).not.toBeNull());
    await canvas.findByText('Tallennettu.');
    await waitFor(() => expect(announced()).toBeNull());
  },
};

/** A reason and its remedy; the button can still be reached by keyboard. */
export const DisabledReason: Story = {
  args: {
    children: 'Lisää teos',
    disabledReason: (
      <>
        Voit lisätä teoksia, kun meillä on pankkiyhteytesi.{' '}
        <TextLink href="#bank">Lisää pankkiyhteys</TextLink>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lisää teos' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/pankkiyhteytesi/);
  },
};

export const LongFinnishWordsOnPhone: Story = {
  args: { children: 'Hyväksy kirjallisuuden tekijänoikeusjärjestön asiakkuussopimus', isWide: true },
  globals: { viewport: { value: 'narrow' } },
};
