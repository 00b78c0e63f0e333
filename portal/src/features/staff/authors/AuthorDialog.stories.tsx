import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import type { AuthorOfRegister } from '@nimio/domain/work/register.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, record, refusal, visit } from '../../../shared/session/story-visit';
import AuthorDialog from './AuthorDialog';

const name: AuthorOfRegister['otherNames'][number] = {
  authorHash: 'inka',
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '000000012146438X',
  pseudonym: 0,
  privateAuthor: 0,
  books: 12,
};
const author: FoundAuthor = { ...name, profileHash: 'p1', profileName: 'Inka Vuorela' };
const read = 'GET /authors/inka';
const filled: AuthorOfRegister = {
  author,
  otherNames: [{ ...name, authorHash: 'sae', name1: 'Säe', name2: '', pseudonym: 1 }],
  works: [
    { isbn: '9789510392652', workName: 'Saaren talvi', roles: ['author', 'illustrator'] },
    { isbn: '9789510392669', workName: 'Luodon kevät', roles: ['translator'] },
  ],
};

const meta = {
  title: 'Portal/Author of the register',
  component: AuthorDialog,
  decorators: [withFreshCache, withTexts],
  args: { author, onClose: fn() },
  beforeEach: visit({ [read]: () => record(filled) }, { profile: storyProfile }),
} satisfies Meta<typeof AuthorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Inka Vuorela' }));

/** A work links to its page. */
export const Filled: Story = {
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByRole('link', { name: 'Saaren talvi' })).toHaveAttribute(
      'href',
      '/oeuvre/book/9789510392652',
    );
    await expect(shown.getByText('Säe')).toBeVisible();
    await expect(shown.getByText('0000 0001 2146 438X')).toBeVisible();
    await expect(shown.getByText('Lisäksi 10 aiemmin lisättyä teosta.')).toBeVisible();
  },
};

/** Without other names and works. */
export const Empty: Story = {
  beforeEach: visit({
    [read]: () => record({ author: { ...author, isni: null, books: 0 }, otherNames: [], works: [] }),
  }),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText('Nimellä ei ole teoksia.')).toBeVisible();
    await expect(shown.getByText('Ei muita nimiä')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: visit({ [read]: neverResponds }) };

export const Failed: Story = {
  beforeEach: visit({ [read]: () => refusal(503, 'serviceUnavailable') }),
  play: async () =>
    expect(await (await dialog()).findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
