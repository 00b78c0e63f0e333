import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { FigureList } from './FigureList';

const meta = {
  title: 'Data/FigureList',
  component: FigureList,
  parameters: guide({
    use: [
      'Two to six figures that sum up a record at the head of its page.',
      'Format each figure, and say in its label what it counts and of when.',
      'Use `danger` for the one that needs attention, and say in its label why.',
    ],
    avoid: [
      'List facts that are words: they are a `DescriptionList`.',
      'Compare values over time: that is a `YearChart`.',
    ],
    keyboard: [],
  }),
  args: {
    items: [
      { value: '18', label: 'teosta luettelossa' },
      { value: '8 214', label: 'lainaa vuonna 2024' },
      { value: '1 205,32 €', label: 'maksetaan 18.12.2026' },
      { value: '918,22 €', label: 'palautunut, odottaa tilinumeroa', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof FigureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfACustomer: Story = { tags: ['dark-picture', 'narrow-picture'] };
