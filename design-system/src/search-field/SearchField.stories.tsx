import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { SearchField } from './SearchField';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: guide({
    use: ['Search or filter a list while typing.'],
    avoid: ['Omit the label: the magnifying glass is not enough.'],
    keyboard: [
      ['Enter', 'searches'],
      ['Escape', 'clears the field'],
    ],
  }),
  args: { label: 'Hae asiakasta', description: 'Nimi tai sen osa', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'vuor{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('vuor');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const Filled: Story = { tags: ['dark-picture'], args: { value: 'Vuorela' } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
    description:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    value: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
  },
  globals: { viewport: { value: 'narrow' } },
};
