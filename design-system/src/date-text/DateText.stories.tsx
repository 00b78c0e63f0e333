import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { DateText } from './DateText';
import { NowProvider } from './NowProvider';

const meta = {
  title: 'Data/DateText',
  component: DateText,
  args: { date: '2026-12-10' },
  decorators: [
    (Story) => (
      <NowProvider now={new Date('2026-11-20T10:00:00Z')}>
        <Story />
      </NowProvider>
    ),
  ],
  parameters: guide({
    use: [
      'Every numeric date, in a text or a table.',
      'Wrap stories and tests in `NowProvider`: a future date is bold, and one day it is not.',
    ],
    avoid: [
      'Express by the weight what no word says: write “Seuraava tilitys”, “Viimeistään”.',
      'Use it for long dates in running text: 31. joulukuuta 2026.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCome: Story = {
  play: async ({ canvas }) => {
    const date = canvas.getByText('10.12.2026');
    await expect(date).toHaveAttribute('datetime', '2026-12-10');
    await expect(date).toHaveStyle({ fontWeight: '600' });
  },
};

export const Past: Story = {
  args: { date: '2026-01-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5.1.2026')).toHaveStyle({ fontWeight: '400' });
  },
};

/** Today is no longer in the future. */
export const Today: Story = {
  args: { date: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20.11.2026')).toHaveStyle({ fontWeight: '400' });
  },
};

/** Half past midnight in Helsinki is already the next day. */
export const Instant: Story = {
  args: { date: '2026-11-20T22:30:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21.11.2026')).toHaveAttribute('datetime', '2026-11-21');
  },
};

export const InTextOn320: Story = {
  tags: ['dark-picture'],
  render: (args) => (
    <p>
      Edellinen tilitys maksettiin <DateText date="2025-12-11" />, seuraava maksetaan <DateText {...args} />.
    </p>
  ),
  globals: { viewport: { value: 'narrow' } },
};
