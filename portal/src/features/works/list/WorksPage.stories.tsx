import type { ListedWork } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { invalidate, revalidate } from '../../../api/use-endpoint';
import type { FormUser } from '../../../shared/form/story-form';
import { hasUnsaved, setLeaveConfirmation } from '../../../shared/form/unsaved';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { lake, lighthouse } from '../book-suggestions/example-book-suggestions';
import { exampleAuthor, exampleWork, foundWork, listedWork, unknownWork } from '../example-work';
import { WorksPage } from './WorksPage';

/** The work of the list in the other stories, as shown in a row. */
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

/** A work with both alerts, and one without. */
const alerted = {
  records: [
    { ...work, alerts: ['HAS_SUGGESTIONS', 'HAS_CHANGES_AFTER_APPROVAL'] },
    { ...work, bookHash: 'o'.repeat(22), isbn: '9789513196820', name: 'Saaren talvi' },
  ],
  total: 2,
};

/** The server's response to a request for the list. */
let listed: () => Response | Promise<Response>;
let release: () => void;
/** Whether the list can be read, and the suggestions. */
let isUnavailable: boolean;
let areSuggestionsUnavailable: boolean;
const responses = {
  [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () =>
    isUnavailable ? refusal(503, 'serviceUnavailable') : listed(),
  [`GET /profiles/book-suggestions/${exampleAuthor.hash}?hidden=0`]: () =>
    areSuggestionsUnavailable
      ? refusal(503, 'serviceUnavailable')
      : Response.json({ records: [], total: 0, others: 0 }),
};
const serve = visit(responses, { profile: exampleAuthor });

interface PageAtProps {
  /** The address of the page. */
  address: string;
}

function PageAt({ address }: PageAtProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <WorksPage />
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

const meta = {
  title: 'Portal/Works',
  component: PageAt,
  decorators: [withTexts],
  beforeEach: async () => {
    isUnavailable = false;
    areSuggestionsUnavailable = false;
    listed = () => Response.json({ records: [work], total: 1 });
    lookAtStatistics(exampleAuthor.hash);
    await invalidate('/');
    return serve();
  },
  args: { address: '/works' },
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const wholeLead = /^1 teos\./;
const places = (elements: readonly HTMLElement[]) =>
  elements.map((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { left, top };
  });

/** The lead, the filters and the columns have their places before the list has loaded. */
export const Loading: Story = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => {
    let resolve: (response: Response) => void = () => undefined;
    listed = () => new Promise((fulfil) => (resolve = fulfil));
    release = () => resolve(Response.json({ records: [work], total: 1 }));
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Teosluettelo' });
    const stable = [
      canvas.getByText(wholeLead),
      canvas.getByLabelText('Muoto'),
      ...within(table).getAllByRole('columnheader'),
    ];
    const before = places(stable);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(await canvas.findByRole('link', { name: work.name })).toBeVisible();
    await expect(places(stable)).toEqual(before);
  },
};

/** Cached rows stay, with a notice that the refetch failed. */
export const CannotBeReadAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Hytti nro 6' });
    await expect(canvas.queryByRole('link', { name: /^Rekisterissä/ })).toBeNull();
    isUnavailable = true;
    await revalidate('/profiles/author-books');
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('link', { name: 'Hytti nro 6' })).toBeVisible();
    isUnavailable = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** After a write the old rows are not shown again if the list cannot be read. */
export const Forgotten: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hytti nro 6' });
    isUnavailable = true;
    await invalidate('/profiles/author-books');
    await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    await expect(canvas.queryByRole('link', { name: 'Hytti nro 6' })).toBeNull();
  },
};

/** The list is shown without suggestions. */
export const SuggestionsCannotBeRead: Story = {
  beforeEach: () => {
    areSuggestionsUnavailable = true;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hytti nro 6' });
    const suggestions = await canvas.findByRole('region', { name: 'Ovatko nämä teoksiasi?' });
    await within(suggestions).findByRole('button', { name: 'Yritä uudelleen' });
    await expect(canvas.getByRole('link', { name: 'Hytti nro 6' })).toBeVisible();
  },
};

/** Only staff who act for a customer see a link to the work in the register. */
export const ForStaff: Story = {
  decorators: [withFreshCache],
  beforeEach: visit(responses, { profile: exampleAuthor, rights: ['manageWorks'] }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Rekisterissä teos Hytti nro 6' });
    await expect(link).toHaveAttribute('href', `/oeuvre/book/${work.isbn}`);
  },
};

/** Pending suggestions on a work, and unseen changes of its deal, are marked; the title is the row's only link. */
export const WithAlerts: Story = {
  decorators: [withFreshCache],
  beforeEach: visit(
    {
      ...responses,
      [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () => Response.json(alerted),
    },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Hytti nro 6/ }));
    await expect(row.getByText('Ehdotus')).toBeVisible();
    await expect(row.getByText('Muuttunut')).toBeVisible();
    await expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/works/${work.isbn}`,
    ]);
    const other = within(canvas.getByRole('row', { name: /Saaren talvi/ }));
    await expect(other.queryByText(/^(Ehdotus|Muuttunut)$/)).toBeNull();
  },
};

/** Cards of at most 170 px on a phone; other filters and the order are behind a button. */
export const OnAPhone: Story = {
  ...WithAlerts,
  tags: ['narrow-picture'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Hytti nro 6/ });
    await expect(row).toHaveTextContent(/978-951-0-39265-2.*Inka Vuorela, kirjoittaja.*Kirja, WSOY 2011/);
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(170);
    await expect(within(row).getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByLabelText('Muoto')).toBeNull();
    const more = canvas.getByRole('button', { name: 'Rajaa', expanded: false });
    await userEvent.click(more);
    await userEvent.selectOptions(canvas.getByLabelText('Lajittele'), 'Teos, laskeva');
    await userEvent.selectOptions(canvas.getByLabelText('Muoto'), 'Kirja');
    const rows = canvas.getAllByRole('row', { name: /978/ });
    await expect(rows[0]).toHaveTextContent('Saaren talvi');
    await userEvent.click(more);
    await expect(canvas.queryByLabelText('Lajittele')).toBeNull();
    // A filter is set, which is not visible.
    await expect(more).toHaveTextContent('Rajaa (1)');
  },
};

/** The works that may be the author's are announced above the list, and one text filters both. */
export const WithSuggestions: Story = {
  decorators: [withFreshCache],
  beforeEach: visit(
    {
      ...responses,
      [`GET /profiles/tasks/${exampleAuthor.hash}`]: () =>
        record({ failedPayments: 0, changeSuggestions: 0, bookSuggestions: 2 }),
      [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () => Response.json(alerted),
      [`GET /profiles/book-suggestions/${exampleAuthor.hash}?hidden=0`]: () =>
        Response.json({ records: [lake, lighthouse], total: 2, others: 0 }),
    },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('link', { name: 'Katso teokset' });
    await expect(show.getAttribute('href')).toMatch(/#suggestions$/);
    await userEvent.type(await canvas.findByLabelText('Suodata molempia luetteloita'), 'talv');
    const rowsOf = (name: string) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(rowsOf('Teosluettelo')).toEqual([expect.stringContaining('Saaren talvi')]));
    await expect(rowsOf('Ovatko nämä teoksiasi?')).toEqual([expect.stringContaining('Talven majakka')]);
  },
};

/** Another work, which is not on the list yet, and the server that adds it. */
const isbn = '9789513196820';
const added = { ...work, isbn, bookHash: 'x'.repeat(22), name: 'Saaren talvi', numberOfAuthors: 2 };
const found = { ...foundWork, isbn, work: { ...exampleWork, isbn, name: added.name } };
let isAdded: boolean;
const written = fn();

const stored = (differingAmounts: object[] = []) => record({ work: added, differingAmounts });
const staff = (of: object, respond = () => stored(), works = [work]) =>
  visit(
    {
      ...responses,
      [`GET /profiles/author-books?profileHash=${exampleAuthor.hash}`]: () =>
        Response.json({
          records: isAdded ? [...works, added] : works,
          total: works.length + Number(isAdded),
        }),
      [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}?finna=1`]: () => record(of),
      'POST /profiles/author-books': (body) => {
        written(body);
        const reply = respond();
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

const addButton = { name: 'Lisää teos taulukkoon' };
const searchField = 'ISBN-tunnus, teoksen nimi tai tekijä';

/** Opens the form over the list. */
async function begin({ canvas, userEvent }: FormUser) {
  await userEvent.click(await canvas.findByRole('button', addButton));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lisää teos' }));
  const field = dialog.getByRole('textbox', { name: searchField });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
}

/** Opens the form and finds the work. */
async function beginFound(user: FormUser) {
  const { dialog, field } = await begin(user);
  await user.userEvent.type(field, isbn);
  await dialog.findByText('Teos löytyi Finnasta');
  const author = await dialog.findByRole('checkbox', { name: 'Kirjoittaja' });
  return { dialog, author, submit: dialog.getByRole('button', { name: 'Lisää luetteloon' }) };
}

/** Staff add a work over the list: Enter adds it, and it is first and focused. */
export const AddInTheList: Story = {
  ...adding,
  play: async (user) => {
    const { canvas, userEvent } = user;
    const { dialog, author } = await beginFound(user);
    await userEvent.click(author);
    await expect(hasUnsaved()).toBe(true);
    const amount = dialog.getByRole('textbox', { name: 'Kirjoittajien määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Saaren talvi' })).toHaveFocus());
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Saaren talvi');
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ isbn, numberOfAuthors: 2, bookType: 'book' }),
    );
    await expect(await screen.findByText('Teos lisätty: Saaren talvi')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(hasUnsaved()).toBe(false);
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** The existing deal has another number: its row says so while the list is open. */
export const AddDiffering: Story = {
  ...adding,
  beforeEach: async () => {
    isAdded = false;
    return staff(found, () => stored([{ role: 'author', stated: 1, deal: 2 }]))();
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    const { author, submit } = await beginFound(user);
    await userEvent.click(author);
    await userEvent.click(submit);
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

/** Errors are at their fields and in the summary; Escape closes the form, and the focus returns to the button. */
export const AddWrongly: Story = {
  ...adding,
  play: async (user) => {
    const { canvas, userEvent } = user;
    const { dialog, submit } = await beginFound(user);
    await userEvent.click(submit);
    const sentence = 'Valitse vähintään yksi rooli.';
    await expect(dialog.getByRole('group', { name: 'Roolisi' })).toHaveTextContent(sentence);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence));
    await expect(written).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', addButton)).toHaveFocus());
    await expect(canvas.getByText('/works')).toBeInTheDocument();
  },
};

const confirmLeaving = fn<() => Promise<boolean>>();

/** Discarding unsaved values needs a confirmation; declining it keeps them. */
export const AddLeft: Story = {
  tags: ['test-only'],
  ...adding,
  beforeEach: async () => {
    const leave = await adding.beforeEach();
    const removeConfirmation = setLeaveConfirmation({ confirm: confirmLeaving });
    return () => {
      removeConfirmation();
      leave();
    };
  },
  play: async (user) => {
    const { dialog, author } = await beginFound(user);
    await user.userEvent.click(author);
    confirmLeaving.mockResolvedValueOnce(false);
    await user.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(confirmLeaving).toHaveBeenCalledOnce());
    await expect(author).toBeChecked();
    confirmLeaving.mockResolvedValueOnce(true);
    await user.userEvent.click(dialog.getByRole('button', { name: 'Peruuta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(hasUnsaved()).toBe(false);
    await expect(written).not.toHaveBeenCalled();
  },
};

/** An unpaid role needs a confirmation; declining it returns to the form. */
export const AddUnpaid: Story = {
  ...adding,
  play: async (user) => {
    const { dialog, submit } = await beginFound(user);
    await user.userEvent.click(dialog.getByRole('checkbox', { name: 'Kuvittaja' }));
    await user.userEvent.click(submit);
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Tallennetaanko rooli, joka ei vaikuta tilitykseen?' }),
    );
    await user.userEvent.click(confirmation.getByRole('button', { name: 'Palaa muokkaamaan' }));
    await waitFor(() => expect(submit).toHaveFocus());
    await expect(written).not.toHaveBeenCalled();
  },
};

/** Refused values stay in the form, with the reason. */
export const AddRefused: Story = {
  ...adding,
  beforeEach: async () => {
    isAdded = false;
    return staff(found, () => refusal(423, 'lockedError'))();
  },
  play: async (user) => {
    const { dialog, author, submit } = await beginFound(user);
    await user.userEvent.click(author);
    await user.userEvent.click(submit);
    await dialog.findByRole('alert');
    await expect(author).toBeChecked();
  },
};

/** After a reload, or a login because of a lost session, the form is open with its ISBN, which is unknown. */
export const AddUnknown: Story = {
  ...adding,
  args: { address: `/works?isbn=${isbn}` },
  beforeEach: async () => {
    isAdded = false;
    return staff({ ...unknownWork, isbn })();
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Lisää teos' }));
    await expect(dialog.getByRole('textbox', { name: searchField })).toHaveValue('978-951-31-9682-0');
    await expect(await dialog.findByRole('textbox', { name: /^Teoksen nimi/ })).toBeVisible();
  },
};

/** The list is empty, and the first work can be added. */
export const AddTheFirst: Story = {
  ...adding,
  beforeEach: async () => {
    isAdded = false;
    return staff(found, undefined, [])();
  },
  play: async (user) => {
    const { author, submit } = await beginFound(user);
    await user.userEvent.click(author);
    await user.userEvent.click(submit);
    await waitFor(() => expect(user.canvas.getByRole('link', { name: 'Saaren talvi' })).toHaveFocus());
  },
};
