import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { LanguageSelector } from './LanguageSelector';

const meta = {
  title: 'Structure/LanguageSelector',
  component: LanguageSelector,
  parameters: guide({
    use: ['On pages before login. Each language by its own name.'],
    avoid: ['Show flags.', 'Lose typed values when the language changes.'],
    keyboard: [
      ['Tab', 'moves from language to language'],
      ['Enter or Space', 'selects it'],
    ],
  }),
  args: {
    label: 'Kieli',
    value: 'fi',
    onChange: fn(),
    options: [
      { id: 'fi', label: 'Suomi' },
      { id: 'sv', label: 'Svenska' },
      { id: 'en', label: 'English' },
    ],
  },
} satisfies Meta<typeof LanguageSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finnish: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Svenska' }));
    await expect(args.onChange).toHaveBeenCalledWith('sv');
  },
};
