import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Lähetetään verokorttia', value: 45 },
  parameters: guide({
    use: [
      'Work of more than a few seconds with known progress: an upload, an import.',
      'Name the pending work, and say next to it what follows.',
      'Omit `value` only while it is unknown.',
    ],
    avoid: [
      'Use it for a page that is loading: that is a `ProgressLine` or a `Skeleton`.',
      'Use it for the processing of a matter: those are `StatusSteps`.',
      'Let it decrease, or stay at 99 %.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyDone: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Lähetetään verokorttia' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
    await expect(bar).toHaveAttribute('aria-valuetext', '45\u00a0%');
    await expect(canvas.getByText('45 %')).toBeVisible();
  },
};

export const WithDetail: Story = { tags: ['dark-picture'], args: { value: 62.4, detail: '149/240 kt' } };
export const NotBegun: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100, label: 'Verokortti lähetetty' } };

/** The duration is unknown. */
export const Running: Story = {
  args: { value: undefined, label: 'Laskelma valmistuu' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Laskelma valmistuu' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Käynnissä')).toBeVisible();
  },
};

export const LongWordsOn320: Story = {
  args: { label: 'Lähetetään käyttökorvauksen verokorttia', detail: '1,2/2,4 Mt' },
  globals: { viewport: { value: 'narrow' } },
};
