import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: guide({
    use: ['Identifiers that people take elsewhere: ISBN, the last digits of an account.'],
    avoid: ['Copy running text.', 'Hide the copied text: it is copied manually if the browser refuses.'],
    keyboard: [
      ['Tab', 'moves to the button'],
      ['Enter or Space', 'copies; “Kopioitu” is announced'],
    ],
  }),
  args: { text: '978-951-0-39265-2', label: 'Kopioi ISBN 978-951-0-39265-2' },
  render: (args) => (
    <span>
      {args.text} <CopyButton {...args} />
    </span>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copies, announces it, and is ready again after a moment. */
export const Isbn: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  play: async ({ canvas, userEvent, args }) => {
    // The browser of a test run refuses the clipboard.
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: /Kopioi ISBN/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(copied).toHaveBeenCalledWith(args.text);
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Kopioitu'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** Several values together, which are shown above the button. */
export const WithLabel: Story = {
  args: { text: 'S3AQ-J7HP-YJM2\nUNPX-4ET6-RDE5', label: 'Kopioi koodit', hasLabel: true },
  render: (args) => <CopyButton {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopioi koodit' }));
    await expect(copied).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopioitu'));
  },
};
