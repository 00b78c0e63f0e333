import type { ListedWork } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forget, refresh } from '../../../api/use-endpoint';
import type { FormUser } from '../../../shared/form/story-form';
import { hasUnsaved } from '../../../shared/form/unsaved';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshAnswers } from '../../../shared/session/story-answers';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/forget-statistics';
import { exampleAuthor, exampleWork, foundWork, listedWork, unknownWork } from '../example-work';
import { WorksPage } from './WorksPage';

/** The work of the list in the other stories, as it stands in a row. */
const work: ListedWork = {
  ...exampleWork,
  bookHash: 'w'.repeat(22),
  authorHash: listedWork.authorHash,
  authorName: 'Inka Vuorela',
  numberOfAuthors: 1,
  numberOfTranslators: null,
  creatorContext: 'EXT',
  migrated: 0,
  alerts: [],
  role: listedWork.role,
  dealOwnerUser: listedWork.role,
};

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
    lookAtStatistics(exampleAuthor.hash);
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
    await expect(canvas.queryByRole('link', { name: /^Rekisterissä/ })).toBeNull();
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
    const link = await canvas.findByRole('link', { name: 'Rekisterissä teos Hytti nro 6' });
    await expect(link).toHaveAttribute('href', `/oeuvre/book/${work.isbn}`);
  },
};

/** What others suggest for a work, and that its division was changed unseen, leads on from its own row alone. */
export const WithAlerts: Story = {
  decorators: [withFreshAnswers],
  beforeEach: visit(
    {
      ...answers,
      [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () => {
        const both = { ...work, alerts: ['HAS_SUGGESTIONS', 'HAS_CHANGES_AFTER_APPROVAL'] };
        const other = { ...work, bookHash: 'o'.repeat(22), isbn: '9789513196820', name: 'Saaren talvi' };
        return Response.json({ records: [both, other], total: 2 });
      },
    },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Hytti nro 6/ }));
    const suggested = row.getByRole('link', { name: /^Ehdotus ?: Hytti nro 6$/ });
    await expect(suggested).toHaveAttribute('href', `/works/${work.isbn}/handlesuggestions`);
    const changed = row.getByRole('link', { name: /^Muuttunut ?: Hytti nro 6$/ });
    await expect(changed).toHaveAttribute('href', `/works/${work.isbn}`);
    const other = within(canvas.getByRole('row', { name: /Saaren talvi/ }));
    await expect(other.queryByRole('link', { name: /^(Ehdotus|Muuttunut)/ })).toBeNull();
  },
};

/** Another work, which is not on the list yet, and the server that adds it. */
const isbn = '9789513196820';
const added = { ...work, isbn, bookHash: 'x'.repeat(22), name: 'Saaren talvi', numberOfAuthors: 2 };
const found = { ...foundWork, isbn, work: { ...exampleWork, isbn, name: added.name } };
let isAdded: boolean;
const written = fn();

const stored = (differingAmounts: object[] = []) => record({ work: added, differingAmounts });
const staff = (of: object, answer = () => stored()) =>
  visit(
    {
      ...answers,
      [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () =>
        Response.json({ records: isAdded ? [work, added] : [work], total: isAdded ? 2 : 1 }),
      [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}?finna=1`]: () => record(of),
      [`GET /books/isbn-list/9789513?profileHash=${exampleAuthor.hash}`]: () =>
        Response.json({ records: [found.work, found.work], total: 2, catalogue: 'notAsked' }),
      'POST /profiles/author-books': (body) => {
        written(body);
        const reply = answer();
        isAdded = reply.ok;
        return reply;
      },
    },
    { profile: exampleAuthor, rights: ['manageWorks'] },
  );

const adding = {
  beforeEach: async () => {
    isAdded = false;
    written.mockClear();
    return staff(found)();
  },
} satisfies Story;

async function begin({ canvas, userEvent }: FormUser) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Lisää teos taulukkoon' }));
  const field = canvas.getByRole('textbox', { name: 'ISBN' });
  await expect(field).toHaveFocus();
  return field;
}

/** Staff add a work in the list: what is found fills the row, Enter keeps it, and it stands on top with the focus. */
export const AddInTheList: Story = {
  ...adding,
  play: async (user) => {
    const { canvas, userEvent } = user;
    const field = await begin(user);
    await userEvent.type(field, '978-951-31-9682-0');
    await canvas.findByText('Saaren talvi');
    await expect(hasUnsaved()).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
    const amount = canvas.getByRole('textbox', { name: 'Kirjoittajien määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Saaren talvi' })).toHaveFocus());
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ isbn, numberOfAuthors: 2, bookType: 'book' }),
    );
    await expect(canvas.getByText('Rivi lisätty: Saaren talvi')).toBeInTheDocument();
    await expect(hasUnsaved()).toBe(false);
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** The division that exists has another number: its row says so as long as the list is looked at. */
export const AddDiffering: Story = {
  ...adding,
  beforeEach: async () => {
    isAdded = false;
    return staff(found, () => stored([{ role: 'author', stated: 1, deal: 2 }]))();
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    await userEvent.type(await begin(user), isbn);
    await canvas.findByText('Saaren talvi');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Tallenna/ }));
    const row = await canvas.findByRole('row', { name: /Saaren talvi/ });
    await expect(row).toHaveTextContent('Kirjoittajia: ilmoitettu 1, jaossa 2.');
    await expect(within(row).getByRole('link', { name: /^Ehdota muutosta/ })).toHaveAttribute(
      'href',
      `/works/${isbn}#suggest`,
    );
    const other = canvas.getByRole('row', { name: /Hytti nro 6/ });
    await expect(within(other).queryByRole('link', { name: /^Ehdota muutosta/ })).toBeNull();
  },
};

/** What is wrong stands at its field, is read aloud together, and Escape leaves the row. */
export const AddWrongly: Story = {
  ...adding,
  play: async (user) => {
    const { canvas, userEvent } = user;
    const field = await begin(user);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(/Kirjoita ISBN-tunnus/);
    await userEvent.type(field, isbn);
    await canvas.findByText('Saaren talvi');
    await userEvent.type(field, '{Enter}');
    const sentence = 'Valitse vähintään yksi rooli.';
    await expect(canvas.getByRole('group', { name: 'Roolisi' })).toHaveTextContent(sentence);
    await expect(canvas.getByText(`Riviä ei voi tallentaa vielä. ${sentence}`)).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Kirjoittaja' })).toHaveFocus();
    await expect(written).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'ISBN' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Lisää teos taulukkoon' })).toHaveFocus();
  },
};

/** A role that is not paid is asked about; who thinks better of it is back in the row. */
export const AddUnpaid: Story = {
  ...adding,
  play: async (user) => {
    const { canvas, userEvent } = user;
    await userEvent.type(await begin(user), isbn);
    await canvas.findByText('Saaren talvi');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kuvittaja' }));
    const keep = canvas.getByRole('button', { name: 'Tallenna: uusi rivi' });
    await userEvent.click(keep);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Tallennetaanko rooli, joka ei vaikuta tilitykseen?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Palaa muokkaamaan' }));
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-disabled'));
    await expect(written).not.toHaveBeenCalled();
  },
};

/** What the server refuses stays in the row, with its reason. */
export const AddRefused: Story = {
  ...adding,
  beforeEach: async () => {
    isAdded = false;
    return staff(found, () => refusal(423, 'lockedError'))();
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    await userEvent.type(await begin(user), isbn);
    await canvas.findByText('Saaren talvi');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Tallenna/ }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox', { name: 'ISBN' })).toHaveValue(isbn);
  },
};

/** Of a work that nobody knows everything has to be told: the form does that, and takes along what was typed. */
export const AddUnknown: Story = {
  ...adding,
  beforeEach: async () => {
    isAdded = false;
    return staff({ ...unknownWork, isbn })();
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    const field = await begin(user);
    await userEvent.type(field, '978-951-3');
    await canvas.findByText(/2 teoksen ISBN alkaa näin/);
    await expect(canvas.getByRole('link', { name: 'Jatka lisäyslomakkeella' })).toHaveAttribute(
      'href',
      expect.stringContaining('isbn=978-951-3&'),
    );
    await userEvent.clear(field);
    await userEvent.type(field, isbn);
    await canvas.findByText(/Uusi ISBN-tunnus/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
    await expect(canvas.getByRole('link', { name: 'Jatka lisäyslomakkeella' })).toHaveAttribute(
      'href',
      `/works/add?isbn=${isbn}&name=${exampleAuthor.nameData[0]?.authorHash}&roles=author`,
    );
    await expect(hasUnsaved()).toBe(false);
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAccessibleDescription(/Täydennä ne lomakkeella/);
  },
};

export const AddNarrow: Story = { ...AddInTheList, globals: { viewport: { value: 'narrow' } } };
