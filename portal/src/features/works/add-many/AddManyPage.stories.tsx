import { isValidIsbn } from '@nimio/domain/work/isbn';
import type { AddedOfMany } from '@nimio/domain/work/many-works.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { draftKey, storeDraft } from '../../../shared/form/drafts';
import { expectFailure, expectWrong, type FormUser } from '../../../shared/form/story-form';
import { hasUnsaved } from '../../../shared/form/unsaved';
import { withTexts } from '../../../shared/intl/story-texts';
import { neverResponds, refusal, visit } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { exampleAuthor, exampleWork, foundWork, listedWork, unknownWork } from '../example-work';
import { AddManyPage } from './AddManyPage';
import { exampleWorkbook } from './list/example-workbook';

const finna = { ...foundWork };
const full: WorkForEdit = {
  ...foundWork,
  isbn: '9789510366431',
  source: 'register',
  authorDeal: {
    amount: 1,
    shares: [{ name: 'Aino Meri', authorHash: null, isOwn: 0 }],
    ownerName: 'Aino Meri',
    isOwner: 0,
    ownSuggestion: null,
    suggestions: 0,
  },
};
const listed: WorkForEdit = { ...listedWork, isbn: '9789511331353' };
const fresh: WorkForEdit = { ...unknownWork, isbn: '9789520435448' };
const joined: WorkForEdit = {
  ...full,
  isbn: '9789513196820',
  work: { ...exampleWork, isbn: '9789513196820', name: 'Saaren talvi' },
  authorDeal: {
    amount: 3,
    shares: [],
    ownerName: 'Aino Meri',
    isOwner: 0,
    ownSuggestion: null,
    suggestions: 0,
  },
};
const byOthers = (isbn: string, name: string, names: string[]): WorkForEdit => ({
  ...foundWork,
  isbn,
  work: { ...exampleWork, isbn, name },
  contributors: names.map((one) => ({ name: one, role: 'author' })),
});
const others = [
  byOthers('9789510787236', 'Burka', ['Liksom, Rosa']),
  byOthers('9789511353539', 'Kreisland', ['Liksom, Rosa', 'Meri, Aino']),
];
const known = [finna, full, listed, fresh, joined];
const wrong = '978-951-0-39265-3';
const text = [...known.map(({ isbn }) => isbn), wrong].join('\n');

interface Asked {
  isbns: string[];
}
interface Sent {
  works: { isbn: string; numberOfAuthors: number; name: string }[];
}
const sent = fn();
const reply = (records: unknown[]) => Response.json({ records, total: records.length });
const lookUp = (body: unknown) =>
  reply(
    (body as Asked).isbns.map(
      (isbn) => [...known, ...others].find((work) => work.isbn === isbn) ?? { ...unknownWork, isbn },
    ),
  );
const outcome = (isbn: string, part: Partial<AddedOfMany> = {}): AddedOfMany => ({
  isbn,
  refusal: null,
  differingAmounts: [],
  ...part,
});
const add = (body: unknown) => {
  const { works } = body as Sent;
  sent(works);
  return reply(
    works.map(({ isbn, numberOfAuthors }) =>
      isbn === joined.isbn
        ? outcome(isbn, { differingAmounts: [{ role: 'author', stated: numberOfAuthors, deal: 3 }] })
        : outcome(isbn),
    ),
  );
};

type ApiResponse = (body: unknown) => Response | Promise<Response>;
const serve = (responses: { lookUp?: ApiResponse; add?: ApiResponse } = {}) =>
  visit(
    {
      'POST /books/isbn-list': responses.lookUp ?? lookUp,
      'POST /profiles/author-books/many': responses.add ?? add,
    },
    { profile: exampleAuthor },
  );

function Visited() {
  return (
    <MemoryRouter initialEntries={['/works/add-many']}>
      <AddManyPage />
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Add many works',
  component: Visited,
  decorators: [withTexts],
  beforeEach: async () => {
    sent.mockClear();
    lookAtStatistics(exampleAuthor.hash);
    await invalidate('/');
    return serve()();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = 'ISBN-tunnukset';

async function paste({ canvas, userEvent }: FormUser, list: string) {
  await userEvent.click(await canvas.findByLabelText(field));
  await userEvent.paste(list);
  await userEvent.click(canvas.getByRole('button', { name: 'Hae teokset' }));
}

/** The list has been looked up, and its first step is done. */
async function choose(user: FormUser, list = text) {
  await paste(user, list);
  const title = await user.canvas.findByRole('heading', { name: 'Valitse lisättävät teokset' });
  await waitFor(() => expect(title).toHaveFocus());
  return user.canvas.findByRole('table');
}

const asAuthor = async ({ canvas, userEvent }: FormUser) =>
  userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
const rowOf = (table: HTMLElement, name: RegExp) => within(table).getByRole('row', { name });

/** The link to suggesting another number. */
const suggestLink = (beside: HTMLElement) =>
  within(beside).getByRole('link', { name: /^Ehdota muutosta teoksen .* tekijöiden määrään/ });

/** As the browser's file chooser does it. */
async function give(canvas: FormUser['canvas'], file: File) {
  await canvas.findByRole('button', { name: /^Valitse/ });
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const held = new DataTransfer();
  held.items.add(file);
  if (field) field.files = held.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Empty: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByLabelText(field)).toHaveValue('');
    await expect(context.canvas.queryByText(/Tekstistä ei löytynyt/)).toBeNull();
    await expect(document.querySelector('[data-invalid]')).toBeNull();
  },
};

/** Every row has its status in words; only addable ones are selected. */
export const Mixed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const table = await choose(context);
    await asAuthor(context);
    await expect(rowOf(table, /39265-2/)).toHaveTextContent('Löytyi Finnasta');
    const full = rowOf(table, /36643-1/);
    await expect(full).toHaveTextContent(/Osuudet täynnä.*ehdota siihen muutosta/);
    await expect(suggestLink(full)).toHaveAttribute('href', '/works/add?isbn=9789510366431#suggest');
    await expect(within(table).getAllByRole('link', { name: /^Ehdota/ })).toHaveLength(1);
    await expect(rowOf(table, /33135-3/)).toHaveTextContent('Jo luettelossasi');
    await expect(rowOf(table, /3544-8/)).toHaveTextContent('Uusi');
    await expect(rowOf(table, /9682-0/)).toHaveTextContent('Löytyi rekisteristä');
    await expect(rowOf(table, /39265-3/)).toHaveTextContent(/Rivi 6.*Jokin numero on väärin/);
    const boxes = within(table).getAllByRole('checkbox');
    await expect(boxes).toHaveLength(2);
    for (const box of boxes) await expect(box).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Lisää 2 teosta' })).toBeVisible();
    await expect(hasUnsaved()).toBe(true);
  },
};

export const NothingInIt: Story = {
  play: async (context) => {
    await paste(context, 'Hytti nro 6, WSOY 2011');
    const line = await context.canvas.findByRole('link', { name: /Tekstistä ei löytynyt yhtään/ });
    await waitFor(() => expect(line.closest('[role=alert]')).toHaveFocus());
    await context.userEvent.click(line);
    await expect(context.canvas.getByLabelText(field)).toHaveFocus();
    await expect(context.canvas.getByLabelText(field)).toHaveValue('Hytti nro 6, WSOY 2011');
  },
};

export const WithoutRole: Story = {
  play: async (context) => {
    await choose(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Lisää \d/ }));
    await expectWrong(context, ['Valitse vähintään yksi rooli.']);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The records name others: those rows are marked, and one question is asked for all of them that are added. */
export const OthersNamed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const table = await choose(context, [finna, ...others].map(({ isbn }) => isbn).join('\n'));
    await asAuthor(context);
    const add = canvas.getByRole('button', { name: 'Lisää 3 teosta' });
    await expect(rowOf(table, /39265-2/)).not.toHaveTextContent('Tekijäksi on merkitty');
    await expect(rowOf(table, /78723-6/)).toHaveTextContent(
      'Tekijäksi on merkitty Rosa Liksom, eikä nimi vastaa tekijänimiäsi.',
    );
    await userEvent.click(add);
    const dialog = within(document.body);
    const both = await dialog.findByRole('alertdialog', { name: 'Oletko näiden 2 teoksen tekijä?' });
    const named = within(both)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(within(both).getByText('978-951-0-78723-6')).toBeVisible();
    await expect(named).toEqual(['Rosa Liksom', 'Rosa Liksom ja Aino Meri']);
    await userEvent.click(within(both).getByRole('button', { name: 'Palaa muokkaamaan' }));
    await waitFor(() => expect(dialog.queryByRole('alertdialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Lisää: Burka' }));
    await expect(rowOf(table, /78723-6/)).not.toHaveTextContent('Tekijäksi on merkitty');
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää 2 teosta' }));
    const one = await dialog.findByRole('alertdialog', { name: 'Oletko tämän teoksen tekijä?' });
    await userEvent.click(within(one).getByRole('button', { name: 'Lisää 2 teosta' }));
    await canvas.findByRole('heading', { name: 'Lisätty 2 teosta' });
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** Unknown facts are entered in the row; a row may be left out. The summary has the result of each. */
export const AddedWithSummary: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const table = await choose(context);
    await asAuthor(context);
    await userEvent.click(within(rowOf(table, /3544-8/)).getByRole('button', { name: /^Täydennä/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Teoksen nimi'), 'Naamiaiset');
    await userEvent.type(dialog.getByLabelText('Kustantaja'), 'Kaarna');
    await userEvent.type(dialog.getByLabelText('Julkaisuvuosi'), '2023');
    await userEvent.selectOptions(dialog.getByLabelText('Muoto'), 'Kirja');
    await userEvent.click(dialog.getByRole('button', { name: 'Valmis' }));
    await waitFor(() => expect(rowOf(table, /3544-8/)).toHaveTextContent('Uusi, tiedot annettu'));
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Lisää: Hytti nro 6' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää 2 teosta' }));

    const title = await canvas.findByRole('heading', { name: 'Lisätty 2 teosta' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject([
      { isbn: fresh.isbn, name: 'Naamiaiset', publisher: 'Kaarna', publishYear: 2023, bookType: 'book' },
      { isbn: joined.isbn, name: 'Saaren talvi', numberOfAuthors: 1 },
    ]);
    const differing = canvas.getByText(/Saaren talvi: Ilmoitit kirjoittajien määräksi 1/);
    await expect(differing).toBeVisible();
    await expect(suggestLink(differing)).toHaveAttribute('href', '/works/9789513196820#suggest');
    // The summary stays where it is.
    await expect(suggestLink(differing)).toHaveAttribute('target', '_blank');
    const failed = canvas.getByRole('table');
    const taken = rowOf(failed, /36643-1/);
    await expect(suggestLink(taken)).toHaveAttribute('href', '/works/add?isbn=9789510366431#suggest');
    await expect(rowOf(failed, /36643-1/)).toHaveTextContent('Osuudet täynnä');
    await expect(rowOf(failed, /39265-3/)).toHaveTextContent('Virheellinen tunnus');
    await expect(within(failed).queryByRole('row', { name: /39265-2/ })).toBeNull();
    await expect(hasUnsaved()).toBe(false);
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);

    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Lataa tiedostona (CSV)' }));
    const file = made.mock.calls[0]?.[0] as Blob;
    made.mockRestore();
    await expect(await file.text()).toContain(`${wrong};;Virheellinen tunnus.`);
  },
};

export const FromCsv: Story = {
  play: async ({ canvas }) => {
    const rows = ['Nimi;ISBN;Tilausnumero', `Hytti;${finna.isbn};1234567890`, `Toinen;${wrong};1234567891`];
    const file = new File([rows.join('\r\n')], 'teokset.csv', { type: 'text/csv' });
    await give(canvas, file);
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(rowOf(table, /39265-3/)).toHaveTextContent('Rivi 3');
  },
};

export const FromWorkbook: Story = {
  play: async ({ canvas }) => {
    const rows = ['<c t="s"><v>0</v></c>', `<c><v>${finna.isbn}</v></c>`, '<c><v>306406152</v></c>'];
    const sheet = rows.map((cell) => `<row>${cell}</row>`).join('');
    const file = new File([await exampleWorkbook(sheet, ['<t>ISBN</t>'])], 'teokset.xlsx');
    await give(canvas, file);
    const table = await canvas.findByRole('table');
    await expect(rowOf(table, /39265-2/)).toHaveTextContent('Hytti nro 6');
    await expect(rowOf(table, /39265-2/)).not.toHaveTextContent('puuttui nolla');
    await expect(rowOf(table, /978-0-306-40615-7/)).toHaveTextContent('Alusta puuttui nolla');
    await expect(canvas.getByText(/^Tiedostossa on 2 taulukkoa/)).toBeVisible();
  },
};

/** The ISBNs are not on the first sheet: the error says so, and what to do. */
export const FirstSheetEmpty: Story = {
  play: async ({ canvas }) => {
    await give(canvas, new File([await exampleWorkbook('')], 'teokset.xlsx'));
    await canvas.findByText(/^Tiedoston ensimmäisestä taulukosta ei löytynyt/);
  },
};

/** One checkbox for each addable work. */
export const AllOrNone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await paste(context, text);
    const table = await canvas.findByRole('table');
    const all = canvas.getByRole('checkbox', { name: 'Lisää kaikki teokset, jotka voi lisätä (3)' });
    const ticks = () => within(table).getAllByRole('checkbox');
    await expect(all).toBeChecked();
    await userEvent.click(all);
    for (const tick of ticks()) await expect(tick).not.toBeChecked();
    await userEvent.click(ticks()[0] as HTMLElement);
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    for (const tick of ticks()) await expect(tick).toBeChecked();
    await userEvent.click(ticks()[1] as HTMLElement);
    await expect(all).not.toBeChecked();
    await expect(canvas.getByText('2 teosta valittu')).toBeVisible();
  },
};

export const BrokenFile: Story = {
  play: async ({ canvas }) => {
    await give(canvas, new File(['no workbook'], 'teokset.xlsx'));
    await canvas.findByText(/Tiedostoa ei voi lukea/);
    await give(canvas, new File(['Nimi;Vuosi'], 'tyhja.csv'));
    await canvas.findByText(/Tiedostosta ei löytynyt ISBN-tunnuksia/);
  },
};

export const LookingUp: Story = {
  beforeEach: () => serve({ lookUp: neverResponds })(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await paste(context, text);
    await canvas.findByRole('progressbar', { name: 'Haetaan teoksia' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keskeytä haku' }));
    await canvas.findByText(/5 teosta on hakematta/);
    await expect(canvas.getByRole('button', { name: 'Jatka hakua' })).toBeVisible();
  },
};

let isUnavailable = true;
/** Failed lookups are retried, or entered manually. */
export const CatalogueUnavailable: Story = {
  beforeEach: () => {
    isUnavailable = true;
    return serve({
      lookUp: (body) =>
        isUnavailable
          ? reply((body as Asked).isbns.map((isbn) => ({ ...unknownWork, isbn, catalogue: 'unavailable' })))
          : lookUp(body),
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const table = await choose(context, finna.isbn);
    await expect(rowOf(table, /39265-2/)).toHaveTextContent('Tietoja ei saatu');
    isUnavailable = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Hae uudelleen' }));
    await waitFor(() =>
      expect(rowOf(canvas.getByRole('table'), /39265-2/)).toHaveTextContent('Löytyi Finnasta'),
    );
  },
};

let responses: ApiResponse[] = [];
/** A list of two batches: the response to the second is lost after the works were added. */
export const LostAnswer: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    responses = [
      add,
      () => Promise.reject(new TypeError('Failed to fetch')),
      (body) => {
        sent((body as Sent).works);
        return reply(
          (body as Sent).works.map(({ isbn }) =>
            outcome(isbn, { refusal: { code: 'noDuplicateShares', field: null } }),
          ),
        );
      },
    ];
    const work = (isbn: string) => ({ ...foundWork, isbn });
    return serve({
      lookUp: (body) => reply((body as Asked).isbns.map(work)),
      add: (body) => responses.shift()?.(body) ?? refusal(500, 'unexpectedError'),
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const many = Array.from({ length: 25 }, (_, n) => `978951${String(n).padStart(6, '0')}`).flatMap(
      (start) => [...'0123456789'].map((check) => start + check).filter(isValidIsbn),
    );
    const works = many.length;
    await choose(context, many.join('\n'));
    await asAuthor(context);
    const button = canvas.getByRole('button', { name: /^Lisää \d+ teosta$/ });
    await userEvent.click(button);
    await expectFailure(context, 'Yhteys palvelimeen katkesi.', button);
    await canvas.findByText(/20 teosta on jo käsitelty/);
    await expect(button).toHaveTextContent(`Lisää ${works - 20} teosta`);
    await userEvent.click(button);
    await canvas.findByRole('heading', { name: `Lisätty ${works} teosta` });
    const [first, second] = sent.mock.calls.map(([works]) =>
      (works as Sent['works']).map(({ isbn }) => isbn),
    );
    await expect(first).toHaveLength(20);
    await expect(first?.some((isbn) => second?.includes(isbn))).toBe(false);
  },
};

/** Nothing was added: the statistics are unchanged. */
export const NothingAdded: Story = {
  beforeEach: serve({
    add: (body) =>
      reply(
        (body as Sent).works.map(({ isbn }) =>
          outcome(isbn, { refusal: { code: 'lockedError', field: null } }),
        ),
      ),
  }),
  play: async (context) => {
    await choose(context, finna.isbn);
    await asAuthor(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Lisää 1 teos' }));
    await context.canvas.findByRole('heading', { name: 'Teoksia ei lisätty' });
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(false);
  },
};

/** A batch that the server refused as a whole is certainly not added. */
export const RefusedWhole: Story = {
  beforeEach: serve({ add: () => refusal(429, 'tooManyRequests') }),
  play: async (context) => {
    await choose(context, finna.isbn);
    await asAuthor(context);
    const button = context.canvas.getByRole('button', { name: 'Lisää 1 teos' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await context.canvas.findByRole('alert');
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(false);
  },
};

/** As after a login because of a lost session. */
export const ComesBack: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const stored = { isbns: [finna.isbn], roles: ['author'], text: finna.isbn };
    storeDraft(draftKey(exampleAuthor.hash, 'add-many-works'), stored, []);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta tiedot' }));
    await expect(rowOf(await canvas.findByRole('table'), /39265-2/)).toHaveTextContent('Kirjoittaja');
    await expect(canvas.getByRole('checkbox', { name: 'Kirjoittaja' })).toBeChecked();
  },
};

/** Without an address or account nothing can be added, and the page says where to enter them. */
export const Hindered: Story = {
  beforeEach: () => visit({}, { profile: { ...exampleAuthor, bankAccounts: [] } })(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lisää pankkiyhteys' })).toBeVisible();
    await expect(canvas.queryByLabelText(field)).toBeNull();
  },
};
