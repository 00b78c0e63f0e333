import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TaskStatus } from './TaskStatus';

const meta = {
  title: 'Feedback/TaskStatus',
  component: TaskStatus,
  parameters: guide({
    use: [
      'In a table of people or works: the most urgent task of each, and in a few words what else is open.',
      'The same words for the same task in every row.',
    ],
    avoid: ['List all tasks of one person: that is a `Checklist`.', 'Say something only by the colour.'],
    keyboard: [],
  }),
  args: { state: 'failed', children: 'Maksu palautui', more: 'ja verotiedot puuttuvat' },
} satisfies Meta<typeof TaskStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByText('Maksu palautui', { exact: false })).toHaveTextContent(
      'Maksu palautui ja verotiedot puuttuvat',
    ),
};

export const States: Story = {
  tags: ['dark-picture'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TaskStatus state="failed" more="ja verotiedot puuttuvat">
        Maksu palautui
      </TaskStatus>
      <TaskStatus state="alert">Verotiedot vanhentuneet</TaskStatus>
      <TaskStatus state="todo" more="ja 2 teosehdotusta">
        Sopimus hyväksymättä
      </TaskStatus>
      <TaskStatus state="waiting">Tietoja tarkistetaan</TaskStatus>
      <TaskStatus state="done">Kunnossa</TaskStatus>
    </div>
  ),
};
