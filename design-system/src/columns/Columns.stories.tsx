import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { Column, Columns } from './Columns';

const todo = (
  <Column key="todo" title="Muistilista" id="todo">
    <p>Yksi asia odottaa sinua. Muu on kunnossa.</p>
    <p>
      <TextLink href="#tax">Tarkista verotiedot</TextLink>
    </p>
  </Column>
);

const news = (
  <Column key="news" title="Tiedotteet" id="news">
    <p>Ei tiedotteita juuri nyt.</p>
  </Column>
);

const meta = {
  title: 'Structure/Columns',
  component: Columns,
  args: {
    children: [
      todo,
      news,
      <Column key="messages" title="Viestit ja ehdotukset" id="messages">
        <p>Kaksi uutta viestiä.</p>
      </Column>,
    ],
  },
  parameters: guide({
    use: [
      'The title page of a person: what is to be done, what is new, what waits for an answer.',
      'Put first what matters most: it is the widest, and the first on a phone.',
    ],
    avoid: [
      'Use it for a form or a text: one column is read faster.',
      'Put more than three beside each other.',
      'Compare things in it: that is a `DataTable`.',
    ],
    keyboard: [['Tab', 'goes through one column after another']],
  }),
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each column is a region with the name of its heading. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const columns = ['Muistilista', 'Tiedotteet', 'Viestit ja ehdotukset'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    await expect(new Set(columns.map(({ top }) => top)).size).toBe(1);
  },
};

export const Two: Story = { args: { children: [todo, news] } };

/** Two under one. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** One under another, in the same order. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('region').map((column) => column.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
