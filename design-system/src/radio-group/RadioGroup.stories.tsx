import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Muoto',
    onChange: fn(),
    options: [
      { id: 'book', label: 'Kirja' },
      { id: 'ebook', label: 'E-kirja', description: 'Myös kirjastojen e-lainat.' },
      {
        id: 'audio',
        label: 'Äänikirja',
        isDisabled: true,
        description: 'Tästä teoksesta ei ole äänikirjaa.',
      },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { defaultValue: 'book' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('E-kirja')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('ebook');
  },
};

export const WithError: Story = { args: { error: 'Valitse muoto.' } };
export const Dark: Story = { args: { defaultValue: 'ebook' }, globals: { theme: 'dark' } };
