import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshAnswers } from '../../../shared/session/story-answers';
import { neverAnswers, refusal, visit } from '../../../shared/session/story-visit';
import { ClassesPage } from './ClassesPage';
import { storyClasses } from './story-classes';

const read = 'GET /ykls';
const answers = (records: LibraryClass[]) => ({
  [read]: () => Response.json({ records, total: records.length }),
});
const come = (of: Parameters<typeof visit>[0]) => visit(of, { rights: ['manageLibraryClasses'] });

const meta = {
  title: 'Portal/Library classes',
  component: ClassesPage,
  decorators: [withFreshAnswers, withTexts],
  beforeEach: come(answers(storyClasses)),
} satisfies Meta<typeof ClassesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Factors have three decimals, and each class leads to its own page. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Kirjastoluokkien kertoimet' }));
    await expect(await table.findByRole('link', { name: 'Muuta luokkaa 85.2' })).toHaveAttribute(
      'href',
      '/staff/classes/85.2',
    );
    await expect(table.getByText('0,725')).toBeVisible();
    await expect(table.getByText('1,000')).toBeVisible();
    await expect(canvas.getByText(/jo aloitettujen tilitysten kertoimet eivät muutu/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: come(answers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/kaikkien kerroin on 1,000/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lisää kirjastoluokka' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: come({ [read]: neverAnswers }) };

export const Failed: Story = {
  beforeEach: come({ [read]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** Somebody without the right who comes by the address. */
export const NoRight: Story = {
  beforeEach: visit(answers(storyClasses)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tämä sivu on henkilökunnalle/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
