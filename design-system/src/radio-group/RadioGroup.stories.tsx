import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: guide({
    use: ['One of two to six options that should all be visible.', 'Explain an option in its description.'],
    avoid: [
      'Preselect an option if there is no sensible default.',
      'Use it for more than about six: use a `Select`.',
    ],
    keyboard: [
      ['Tab', 'moves to the selected one, or the first'],
      ['Arrows', 'select the next or the previous one'],
      ['Space', 'chooses'],
    ],
  }),
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

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
    error:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    options: [
      {
        id: 'a',
        label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
        description:
          'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
      },
      { id: 'b', label: 'Kirja' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
