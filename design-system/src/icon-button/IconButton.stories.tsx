import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: guide({
    use: [
      'Close, sort and copy.',
      'Name the action and its object: “Kopioi ISBN”. The name is shown on hover.',
      'Pass `disabledReason` if the user cannot continue: it says why and links to the remedy.',
    ],
    avoid: [
      'Use it for any other action: put a label next to the icon.',
      'Put a `Tooltip` on it with its name: the browser shows that already.',
    ],
    keyboard: [
      ['Tab', 'moves to the button, also if it is disabled for a reason'],
      ['Enter or Space', 'presses it'],
    ],
  }),
  args: { label: 'Kopioi ISBN 978-951-0-47712-0', icon: <Copy aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CopyIsbn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kopioi ISBN/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Large enough for a finger, named by its label, and usable by keyboard. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Kopioi ISBN 978-951-0-47712-0' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Its name is shown under the pointer anywhere on it, and announced once: as name, not also as description. */
export const NameUnderThePointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Kopioi ISBN 978-951-0-47712-0' });
    const face = canvas.getByTitle('Kopioi ISBN 978-951-0-47712-0');
    await expect(button).toContainElement(face);
    await expect([face.offsetWidth, face.offsetHeight]).toEqual([button.offsetWidth, button.offsetHeight]);
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const DisabledForAReason: Story = {
  args: { disabledReason: 'Teoksella ei ole ISBN-tunnusta.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Kopioi ISBN/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Teoksella ei ole ISBN-tunnusta.');
    await expect(canvas.getByText('Teoksella ei ole ISBN-tunnusta.')).toBeVisible();
  },
};

export const InALine: Story = {
  tags: ['dark-picture'],
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center' }}>
      978-951-0-47712-0 <IconButton {...args} />
    </p>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Disabled: Story = { args: { isDisabled: true } };
