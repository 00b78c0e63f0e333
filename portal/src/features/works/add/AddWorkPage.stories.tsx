import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { forget } from '../../../api/use-endpoint';
import { draftKey, keepDraft } from '../../../shared/form/drafts';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, visit } from '../../../shared/session/story-visit';
import { exampleAuthor, foundWork, unknownWork } from '../example-work';
import { AddWorkPage } from './AddWorkPage';

const { isbn } = unknownWork;

interface PageAtProps {
  /** Of the page as it is opened. */
  address: string;
}

function PageAt({ address }: PageAtProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <AddWorkPage />
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** What is known of the ISBN now. */
let found: WorkForEdit;
const written = fn();
const serve = visit(
  {
    [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}?finna=1`]: () => record(found),
    'POST /profiles/author-books': (body) => {
      written(body);
      const work = { ...foundWork.work, authorName: 'Inka Vuorela', numberOfAuthors: 2, role: found.role };
      return record({ work, differingAmounts: [] });
    },
  },
  { profile: exampleAuthor },
);

const meta = {
  title: 'Portal/Add work',
  component: PageAt,
  decorators: [withTexts],
  beforeEach: async () => {
    found = foundWork;
    written.mockClear();
    await forget('/');
    return serve();
  },
  args: { address: `/works/add?isbn=${isbn}` },
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed while the catalogue was away goes on with what it then says, and can be sent. */
export const CatalogueComesBack: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    found = { ...unknownWork, catalogue: 'unavailable' };
    await userEvent.type(canvas.getByLabelText('ISBN-tunnus'), '978-951-0-39265-2');
    await canvas.findByText(/Kirjastojen luettelo ei vastaa/);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kirjoittaja' }));
    const amount = await canvas.findByRole('textbox', { name: 'Kirjoittajien määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2');

    found = foundWork;
    await userEvent.click(canvas.getByRole('button', { name: 'Hae uudelleen' }));
    await canvas.findByText('Teos löytyi Finnasta');
    await expect(canvas.getByText('WSOY')).toBeVisible();
    await expect(canvas.queryByLabelText('Teoksen nimi')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Kirjoittaja' })).toBeChecked();
    await expect(amount).toHaveValue('2');

    await userEvent.click(canvas.getByRole('button', { name: 'Lisää luetteloon' }));
    await canvas.findByRole('heading', { name: 'Lisätty' });
    await expect(written).toHaveBeenCalledOnce();
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ isbn, name: 'Hytti nro 6', publishYear: 2011, numberOfAuthors: 2 }),
    );
  },
};

/** The ISBN stands in the address, until another work is added after this one. */
export const KeepsItsIsbn: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByText('/works/add');
    await userEvent.type(canvas.getByLabelText('ISBN-tunnus'), '978-951-0-39265-2');
    await waitFor(() => expect(address).toHaveTextContent(`/works/add?isbn=${isbn}`));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kirjoittaja' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää luetteloon' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lisää seuraava' }));
    await expect(canvas.getByLabelText('ISBN-tunnus')).toHaveValue('');
    await waitFor(() => expect(address).toHaveTextContent(/add$/));
  },
};

/** As after the login that a lost session led to: the ISBN is there, and what was typed is offered. */
export const ComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Teos löytyi Finnasta');
    await expect(canvas.getByLabelText('ISBN-tunnus')).toHaveValue('978-951-0-39265-2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta tiedot' }));
    await expect(canvas.getByRole('checkbox', { name: 'Toimittaja (kirjan)' })).toBeChecked();
    // The catalogue knows now that it is no translation.
    await expect(canvas.getByRole('checkbox', { name: 'Kääntäjä' })).not.toBeChecked();
    await expect(canvas.queryByLabelText('Teoksen nimi')).toBeNull();
  },
  beforeEach: () => {
    const typed = { name: '', translated: true, roles: ['translator', 'editor'], numberOfTranslators: 2 };
    keepDraft(draftKey(exampleAuthor.hash, `add-work.${isbn}`), typed, []);
  },
};

/** Nobody shares it yet, and the register does not know all of it. */
export const InTheRegister: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Teos on jo teosrekisterissä.');
    for (const label of ['Kustantaja', 'Julkaisuvuosi'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        'Tuntematon. Katso kirjan nimiölehdeltä.',
      );
  },
  beforeEach: () => {
    const work = foundWork.work && { ...foundWork.work, publisher: null, publishYear: null };
    found = { ...foundWork, source: 'register', bookHash: 'w'.repeat(22), work };
  },
};
