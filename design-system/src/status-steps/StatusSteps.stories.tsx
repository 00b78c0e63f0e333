import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { StatusSteps } from './StatusSteps';

const meta = {
  title: 'Feedback/StatusSteps',
  component: StatusSteps,
  args: {
    'aria-label': 'Verokortin vaiheet',
    steps: [
      { id: 'sent', label: 'Lähetetty', state: 'done', note: '3.3.2026' },
      { id: 'handled', label: 'Käsittely', state: 'current', note: 'Kestää enintään viikon' },
      { id: 'ready', label: 'Käytössä', state: 'waiting', note: 'Seuraavasta tilityksestä alkaen' },
    ],
  },
  parameters: guide({
    use: [
      'The progress of a matter that others handle: a tax card, a proposal, a payment.',
      'Give in `note` the date of a step, and what to expect of the current one.',
      'When a step fails, say why and what to do in a `Notice` under the steps.',
    ],
    avoid: [
      'Use it for tasks in any order: that is a `Checklist`.',
      'Use it for the progress of an upload: that is a `ProgressBar`.',
      'Show more than five steps: the reader wants to know the status, not the details.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof StatusSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Verokortin vaiheet' })).toBeVisible();
    const [sent, handled] = canvas.getAllByRole('listitem');
    await expect(sent).toHaveTextContent('Lähetetty Valmis 3.3.2026');
    await expect(handled).toHaveTextContent('Käsittely Nyt');
    await expect(handled).toHaveAttribute('aria-current', 'step');
  },
};

export const Finished: Story = {
  args: {
    steps: [
      { id: 'sent', label: 'Lähetetty', state: 'done', note: '3.3.2026' },
      { id: 'handled', label: 'Käsitelty', state: 'done', note: '5.3.2026' },
      { id: 'ready', label: 'Käytössä', state: 'done', note: '10.3.2026 alkaen' },
    ],
  },
};

export const Failed: Story = {
  tags: ['dark-picture'],
  args: {
    steps: [
      { id: 'sent', label: 'Lähetetty', state: 'done', note: '3.3.2026' },
      { id: 'handled', label: 'Käsittely', state: 'failed', note: 'Kortti on vuodelta 2024' },
      { id: 'ready', label: 'Käytössä', state: 'waiting' },
    ],
  },
};

export const LongWordsOn320: Story = {
  args: {
    steps: [
      { id: 'sent', label: 'Muutosverokortti vastaanotettu', state: 'done', note: '3.3.2026' },
      { id: 'handled', label: 'Ennakonpidätysprosentin tarkistaminen', state: 'current' },
      { id: 'ready', label: 'Lainauskorvaustilitys', state: 'waiting' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
