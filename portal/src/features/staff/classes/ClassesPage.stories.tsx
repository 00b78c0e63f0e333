import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyList } from '../story-list';
import { ClassesPage } from './ClassesPage';
import { storyClasses } from './story-classes';

const list = storyList('GET /ykls', 'manageLibraryClasses', storyClasses);

const meta = {
  title: 'Portal/Library classes',
  component: ClassesPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: list.open(),
} satisfies Meta<typeof ClassesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Factors have three decimals, and each class links to its own page. */
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
  beforeEach: list.open([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/kaikkien kerroin on 1,000/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lisää kirjastoluokka' })).toBeVisible();
  },
};

export const Loading: Story = list.loading;
export const Failed: Story = list.failed;
/** A user without the right who opens the address. */
export const NoRight: Story = list.noRight;
