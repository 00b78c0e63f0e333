import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Spinner } from './Spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    use: ['A short wait inside a row: a document that is being made.'],
    avoid: ['Use it for a page or a list: that is a `Skeleton`. Buttons have `isPending`.'],
    keyboard: [],
  }),
  args: { label: 'Haetaan laskelmaa' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithLabel: Story = { tags: ['dark-picture'], args: { isLabelShown: true } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    isLabelShown: true,
    label:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
  },
  globals: { viewport: { value: 'narrow' } },
};
