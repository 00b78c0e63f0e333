import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { PlainText } from './PlainText';

const meta = {
  title: 'Structure/PlainText',
  component: PlainText,
  parameters: guide({
    use: ['Text from a `TextArea`, for reading: a message, the reason of a suggestion.'],
    avoid: ['Show an editor’s text with headings and links: that is a `TextColumn`.'],
    keyboard: [],
  }),
  args: { text: 'Hei\n\nMilloin seuraava tilitys maksetaan?\n\nTerveisin\nInka Vuorela' },
} satisfies Meta<typeof PlainText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lines are as typed. */
export const Lines: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, args }) => {
    const shown = canvas.getByText(/Milloin seuraava tilitys/);
    await expect(shown.innerText).toBe(args.text);
  },
};

/** Markup and addresses are shown as plain text. */
export const NotMarkup: Story = {
  tags: ['test-only'],
  args: { text: '<b>Hei</b> **sinä**\n# Otsikko\nhttps://example.org/ <script>alert(1)</script>' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(/Otsikko/)).toHaveTextContent(args.text.replaceAll('\n', ' '));
    await expect(canvasElement.querySelector('a, b, strong, h1, script')).toBeNull();
  },
};

/** Hebrew lines start on the right, Finnish ones on the left. */
export const BothDirections: Story = { args: { text: 'Hei\nשלום עולם\nTerveisin' } };

export const LongAddressOn320: Story = {
  args: { text: `Katso https://example.org/${'lainauskorvaus'.repeat(8)} tai soita.` },
  globals: { viewport: { value: 'narrow' } },
};
