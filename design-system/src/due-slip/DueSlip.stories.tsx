import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { DueSlip } from './DueSlip';

const meta = {
  title: 'Feedback/DueSlip',
  component: DueSlip,
  parameters: guide({
    use: ['The one ornament: on the login page, on an empty list.'],
    avoid: ['Let it carry meaning: assistive technology does not see it.', 'Use it twice on a page.'],
    keyboard: [],
  }),
  args: {
    dates: [
      '12.3.2025',
      '2.4.2025',
      '29.4.2025',
      '21.5.2025',
      '10.6.2025',
      '1.8.2025',
      '25.8.2025',
      '17.9.2025',
      '9.10.2025',
    ],
  },
} satisfies Meta<typeof DueSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stamped: Story = { tags: ['dark-picture', 'narrow-picture'] };
export const Blank: Story = { args: { dates: [] } };
