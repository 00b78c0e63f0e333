import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Tag } from './Tag';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Tietokirjallisuus' },
  parameters: guide({
    use: ['A category: the genre of a work, the format of an edition.'],
    avoid: [
      'Use it for a status, which is a `StatusBadge`, or for a number, which is a `Badge`.',
      'Make it a link or a button: removable filters are a `TagGroup`.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Genre: Story = {};

export const Several: Story = {
  tags: ['dark-picture'],
  render: () => (
    <ul aria-label="Lajit" style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {['Proosa', 'Runous', 'Käsikirjoitukset', 'Näytelmät'].map((genre) => (
        <li key={genre}>
          <Tag>{genre}</Tag>
        </li>
      ))}
    </ul>
  ),
};

export const LongWordOn320: Story = {
  args: { children: 'Kirjallisuudentutkimuksen oppikirjasarjan täydennysosa' },
  globals: { viewport: { value: 'narrow' } },
};
