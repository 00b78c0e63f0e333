import type { ListedWork } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { forget, refresh } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshAnswers } from '../../../shared/session/story-answers';
import { refusal, visit } from '../../../shared/session/story-visit';
import { exampleAuthor, listedWork } from '../example-work';
import { WorksPage } from './WorksPage';

const work = {
  ...listedWork.work,
  bookHash: listedWork.bookHash,
  authorHash: listedWork.authorHash,
  authorName: 'Inka Vuorela',
  numberOfAuthors: 1,
  numberOfTranslators: null,
  alerts: [],
  role: listedWork.role,
} as unknown as ListedWork;

/** Whether the list can be read now, and what is suggested. */
let isAway: boolean;
let suggestionsAreAway: boolean;
const answers = {
  [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () =>
    isAway ? refusal(503, 'serviceUnavailable') : Response.json({ records: [work], total: 1 }),
  [`GET /profiles/book-suggestions/${exampleAuthor.hash}?hidden=0`]: () =>
    suggestionsAreAway
      ? refusal(503, 'serviceUnavailable')
      : Response.json({ records: [], total: 0, others: 0 }),
};
const serve = visit(answers, { profile: exampleAuthor });

const meta = {
  title: 'Portal/Works',
  component: WorksPage,
  decorators: [withTexts],
  beforeEach: async () => {
    isAway = false;
    suggestionsAreAway = false;
    await forget('/');
    return serve();
  },
} satisfies Meta<typeof WorksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was read before stays, and it is said that it could not be read again. */
export const CannotBeReadAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Hytti nro 6' });
    await expect(canvas.queryByRole('link', { name: /^Näytä rekisterissä/ })).toBeNull();
    isAway = true;
    await refresh('/profiles/author-books');
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('link', { name: 'Hytti nro 6' })).toBeVisible();
    isAway = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** After a write the old rows do not come back when the list cannot be read. */
export const Forgotten: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hytti nro 6' });
    isAway = true;
    await forget('/profiles/author-books');
    await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    await expect(canvas.queryByRole('link', { name: 'Hytti nro 6' })).toBeNull();
  },
};

/** The list stands by itself. */
export const SuggestionsCannotBeRead: Story = {
  beforeEach: () => {
    suggestionsAreAway = true;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hytti nro 6' });
    const suggestions = await canvas.findByRole('region', { name: 'Ovatko nämä teoksiasi?' });
    await within(suggestions).findByRole('button', { name: 'Yritä uudelleen' });
    await expect(canvas.getByRole('link', { name: 'Hytti nro 6' })).toBeVisible();
  },
};

/** Staff, who act for a customer, are led to the work in the register; nobody else is. */
export const ForStaff: Story = {
  decorators: [withFreshAnswers],
  beforeEach: visit(answers, { profile: exampleAuthor, rights: ['manageWorks'] }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Näytä rekisterissä teos Hytti nro 6' });
    await expect(link).toHaveAttribute('href', `/oeuvre/book/${work.isbn}`);
  },
};
