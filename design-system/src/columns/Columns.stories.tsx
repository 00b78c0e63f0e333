import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { EditIcon } from '../icons/icons';
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
      'A person’s home page: tasks, news, and items that await an answer.',
      'Put the most important column first: it is the widest, and the first on a phone.',
      'Give a column whose facts are edited in place a quiet button as its `action`.',
    ],
    avoid: [
      'Use it for a form or a text: one column is read faster.',
      'Put more than three side by side.',
      'Compare items in it: that is a `DataTable`.',
    ],
    keyboard: [['Tab', 'moves through one column after another']],
  }),
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The positions of the columns in order; each is a region named by its heading. */
const places = ({ canvas }: Context) =>
  ['Muistilista', 'Tiedotteet', 'Viestit ja ehdotukset'].map((name) =>
    canvas.getByRole('region', { name }).getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];

/** Side by side; the first is the widest. */
export const Three: Story = {
  tags: ['dark-picture'],
  play: async (context) => {
    const [first, second, third] = places(context);
    await expect(new Set([first.top, second.top, third.top]).size).toBe(1);
    await expect(first.width).toBeGreaterThan(Math.max(second.width, third.width));
  },
};

/** The heading's line has an action, and is as high as the others. */
export const WithAction: Story = {
  args: {
    children: [
      <Column
        key="shares"
        title="Osuudet"
        id="shares"
        action={
          <Button variant="quiet" icon={<EditIcon />} aria-label="Muokkaa osuuttasi">
            Muokkaa
          </Button>
        }
      >
        <p>Kirjoittajia on kaksi.</p>
      </Column>,
      news,
    ],
  },
  play: async ({ canvas }) => {
    const [shares, other] = canvas
      .getAllByRole('heading')
      .map((heading) => heading.getBoundingClientRect().top);
    await expect(shares).toBe(other);
  },
};

/** Two are equal, on a tablet too. */
export const Two: Story = {
  args: { children: [todo, news] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [first, second] = ['Muistilista', 'Tiedotteet'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect(first.top).toBe(second.top);
    await expect(second.left).toBeGreaterThanOrEqual(first.right);
  },
};

/** Two under one. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const [first, second, third] = places(context);
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    await expect(third.top).toBe(second.top);
    await expect(third.left).toBeGreaterThanOrEqual(second.right);
  },
};

/** One under another, in the same order. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const [first, second, third] = places(context);
    await expect(new Set([first.left, second.left, third.left]).size).toBe(1);
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    await expect(third.top).toBeGreaterThanOrEqual(second.bottom);
  },
};
