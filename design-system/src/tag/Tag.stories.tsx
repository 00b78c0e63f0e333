import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Tag } from './Tag';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Tietokirjallisuus' },
  parameters: guide({
    use: ['For what kind of thing something is: the genre of a work, the format of an edition.'],
    avoid: [
      'A state is a `WordBadge`, a number a `Badge`.',
      'Chosen filters that can be taken away are a `TagGroup`.',
      'It is neither a link nor a button and must not look like one.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Genre: Story = {};

export const Several: Story = {
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

export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
