import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { StrengthBar } from './StrengthBar';

const meta = {
  title: 'Forms/StrengthBar',
  component: StrengthBar,
  parameters: guide({
    use: [
      'Under a new password, with a word for each step.',
      'Recommend length first: four words are a good password.',
    ],
    avoid: ['Show strength by colour alone.'],
    keyboard: [],
  }),
  args: { name: 'Salasanan vahvuus', score: 2, label: 'Heikko: lisää yksi sana' },
} satisfies Meta<typeof StrengthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content of a meter is never announced, so the text is next to it. */
export const Weak: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('Heikko: lisää yksi sana');
    await expect(canvas.getByRole('meter', { name: 'Salasanan vahvuus' })).not.toContainElement(words);
  },
};
export const Middling: Story = {
  tags: ['dark-picture'],
  args: { score: 4, label: 'Melkein: lisää numero tai välimerkki' },
};
export const Strong: Story = { args: { score: 5, label: 'Vahva' } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    label:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
  },
  globals: { viewport: { value: 'narrow' } },
};
