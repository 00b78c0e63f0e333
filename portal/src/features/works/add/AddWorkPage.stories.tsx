import type { FoundWork, WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { draftKey, storeDraft } from '../../../shared/form/drafts';
import {
  expectCalm,
  expectFailure,
  expectTyped,
  expectWrong,
  type FormUser,
  fill,
} from '../../../shared/form/story-form';
import { hasUnsaved } from '../../../shared/form/unsaved';
import { withTexts } from '../../../shared/intl/story-texts';
import { debounceMs } from '../../../shared/search/debounce';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { addressToAdd } from '../add-address';
import { exampleAuthor, exampleWork, foundWork, unknownWork } from '../example-work';
import { AddWorkPage } from './AddWorkPage';

const { isbn } = unknownWork;

interface PageAtProps {
  /** The address of the page. */
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

/** The current answer for the ISBN. */
let found: WorkForEdit;
const written = fn();
/** The response to a search by words. */
let searched: () => Response | Promise<Response>;
let secondPage: () => Response;
/** The response of the additional search in the catalogue. */
let searchedFurther: () => Response;
const search = (searchText: string) =>
  `GET /books/book-search/${searchText}?profileHash=${exampleAuthor.hash}`;
const books = (records: FoundWork[], total = records.length, catalogue = 'notAsked') =>
  Response.json({ records, total, catalogue });
/** A server with this response to adding the work. */
const respondWith = (respond: (body: unknown) => Response | Promise<Response>) =>
  visit(
    {
      [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}?finna=1`]: () => record(found),
      [`${search('liksom')}&offset=0`]: () => searched(),
      [`${search('liksom')}&offset=10`]: () => secondPage(),
      [`${search('liksom%20hytti')}&offset=0`]: () => searched(),
      [`${search('liksom')}&offset=0&finna=1`]: () => searchedFurther(),
      'POST /profiles/author-books': respond,
      'POST /profiles/claim-share': respond,
    },
    { profile: exampleAuthor },
  );
const store =
  (differingAmounts: object[] = []) =>
  (body: unknown) => {
    written(body);
    const work = { ...foundWork.work, authorName: 'Inka Vuorela', numberOfAuthors: 2, role: found.role };
    return record({ work, differingAmounts });
  };
const serve = respondWith(store());

const meta = {
  title: 'Portal/Add work',
  component: PageAt,
  decorators: [withTexts],
  beforeEach: async () => {
    found = foundWork;
    searched = () => books([]);
    secondPage = () => books([other], 12);
    searchedFurther = () => books([], 0, 'asked');
    written.mockClear();
    lookAtStatistics(exampleAuthor.hash);
    await invalidate('/');
    return serve();
  },
  args: { address: `/works/add?isbn=${isbn}` },
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchField = 'ISBN-tunnus, teoksen nimi tai tekijä';
const typed = { 'Teoksen nimi': 'Saaren talvi', Kustantaja: 'Kaarna', Julkaisuvuosi: '2023' };
const submit = { name: 'Lisää luetteloon' };

/** An unknown work: every fact must be entered. */
async function fillAll(user: FormUser) {
  const { canvas, userEvent } = user;
  await fill(user, typed);
  await userEvent.selectOptions(canvas.getByLabelText('Muoto'), 'Kirja');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
  return canvas.getByRole('button', submit);
}

async function expectAll(user: FormUser) {
  await expectTyped(user, { [searchField]: '978-951-0-39265-2', ...typed });
  await expect(user.canvas.getByRole('checkbox', { name: 'Kirjoittaja' })).toBeChecked();
  await expect(hasUnsaved()).toBe(true);
}

/** Initially one field. */
export const Empty: Story = {
  args: { address: '/works/add' },
  play: async (context) => {
    await expectTyped(context, { [searchField]: '' });
    await expect(context.canvas.queryByLabelText('Teoksen nimi')).toBeNull();
    await expectCalm(context);
  },
};

/** Its effect is next to it. */
export const Filled: Story = {
  beforeEach: () => {
    found = unknownWork;
  },
  play: async (context) => {
    await fillAll(context);
    await expectAll(context);
    await expect(context.canvas.getByRole('complementary')).toHaveTextContent(
      'Olet ainoa kirjoittaja → saat koko osuuden kaikista lainoista',
    );
  },
};

/** From a book suggestion: possible roles are preselected. */
export const Suggested: Story = {
  args: { address: addressToAdd(isbn, exampleAuthor.nameData[0]?.authorHash ?? '', ['author', 'editor']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Kirjoittaja' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Toimittaja/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Kuvittaja' })).not.toBeChecked();
  },
};

export const Invalid: Story = {
  beforeEach: () => {
    found = unknownWork;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { Julkaisuvuosi: '23' });
    await userEvent.click(canvas.getByRole('button', submit));
    await expectWrong(context, [
      'Anna teoksen nimi.',
      'Anna kustantaja.',
      'Anna vuosi neljällä numerolla, esimerkiksi 2023.',
      'Valitse muoto.',
      'Valitse vähintään yksi rooli.',
    ]);
    await expectTyped(context, { Julkaisuvuosi: '23' });
  },
};

/** The error is at the field while typing: a wrong check digit cannot be looked up. */
export const InvalidIsbn: Story = {
  args: { address: '/works/add' },
  play: async (context) => {
    await fill(context, { [searchField]: '978-951-0-39265-3' });
    await waitFor(() =>
      expect(context.canvas.getByLabelText(searchField)).toHaveAccessibleDescription(
        /Tarkista numerot kirjan takakannesta/,
      ),
    );
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    found = unknownWork;
    return respondWith(() => refusal(409, 'bookAlreadyClaimed'))();
  },
  play: async (context) => {
    const button = await fillAll(context);
    await context.userEvent.click(button);
    await expectFailure(
      context,
      'Kaikki osuudet on jo ilmoitettu. Jos tekijöiden määrä on väärä, ehdota siihen muutosta.',
      button,
    );
    await expectAll(context);
  },
};

/** Values typed while the catalogue was unavailable are merged with its later response, and can be sent. */
export const CatalogueAvailableAgain: Story = {
  tags: ['test-only'],
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    found = { ...unknownWork, catalogue: 'unavailable' };
    await userEvent.type(canvas.getByLabelText(searchField), '978-951-0-39265-2');
    await canvas.findByText(/Finna ei vastaa/);
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

/** The ISBN is in the address, until another work is added after this one. */
export const IsbnInAddress: Story = {
  tags: ['test-only'],
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByText('/works/add');
    await userEvent.type(canvas.getByLabelText(searchField), '978-951-0-39265-2');
    await waitFor(() => expect(address).toHaveTextContent(`/works/add?isbn=${isbn}`));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kirjoittaja' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää luetteloon' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lisää seuraava' }));
    await expect(canvas.getByLabelText(searchField)).toHaveValue('');
    await waitFor(() => expect(address).toHaveTextContent(/add$/));
  },
};

const [hytti, other]: [FoundWork, FoundWork] = [
  { ...exampleWork, author: 'Liksom, Rosa', source: 'register', isListed: 0 },
  {
    ...exampleWork,
    isbn: '9789510366431',
    name: 'Hytin ikkuna',
    author: '',
    source: 'register',
    isListed: 1,
  },
];

/** Enter does not wait for the debounce. */
const onlyByEnter = () => {
  const { works } = debounceMs;
  Reflect.set(debounceMs, 'works', 60_000);
  return () => void Reflect.set(debounceMs, 'works', works);
};

/** One letter shows no results; previous results stay until the next answer. */
export const FoundByText: Story = {
  args: { address: '/works/add' },
  beforeEach: onlyByEnter,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(searchField);
    await userEvent.type(field, 'L{Enter}');
    await expect(field).toBeValid();
    searched = () => books([hytti, other], 12);
    await userEvent.type(field, 'iksom{Enter}');
    await canvas.findByText(
      'Teoksia löytyi 12 (sivu 1/2). Valitse teos, lisää hakusanoja tai hae lisää Finnasta.',
    );
    const list = () => canvas.getByRole('list', { name: 'Teokset, jotka vastaavat hakua' });
    await expect(list()).toHaveTextContent('Liksom, Rosa978-951-0-39265-2, Kirja, WSOY, 2011');
    await expect(list()).toHaveTextContent('2011, jo luettelossasi');
    let respond: (response: Response) => void = () => undefined;
    searched = () => new Promise((resolve) => (respond = resolve));
    await userEvent.type(field, ', Hytti{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hytin ikkuna' })).toBeVisible();
    await waitFor(() => expect(list().closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
    respond(books([hytti]));
    await canvas.findByText(/^Valitse teos\. Jos se ei ole/);
    await expect(canvas.queryByRole('button', { name: 'Hytin ikkuna' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hytti nro 6' }));
    await expect(field).toHaveValue('978-951-0-39265-2');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Teos löytyi Finnasta');
    await expect(await canvas.findByRole('checkbox', { name: 'Kirjoittaja' })).toBeVisible();
  },
};

/** Ten per page. */
export const ManyByText: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([hytti], 12);
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Seuraava' }));
    await canvas.findByRole('button', { name: 'Hytin ikkuna' });
    await expect(canvas.queryByRole('button', { name: 'Hytti nro 6' })).toBeNull();
    await expect(canvas.getByText(/^Teoksia löytyi 12 \(sivu 2\/2\)/)).toBeVisible();
  },
};

/** Enter searches immediately, for words and ISBN alike. */
export const SearchedByEnter: Story = {
  tags: ['test-only'],
  args: { address: '/works/add' },
  beforeEach: onlyByEnter,
  play: async ({ canvas, userEvent }) => {
    searched = () => books([hytti]);
    const field = canvas.getByLabelText(searchField);
    await userEvent.type(field, 'Liksom');
    // The one that the visit has replaced it with.
    const fetched = Reflect.get(window, 'fetch') as unknown;
    const aSearch = expect.stringContaining('/book-search/') as string;
    await expect(fetched).not.toHaveBeenCalledWith(aSearch, expect.anything());
    await userEvent.type(field, '{Enter}');
    await canvas.findByRole('button', { name: 'Hytti nro 6' });
    await expect(fetched).toHaveBeenCalledWith(aSearch, expect.anything());
    await userEvent.clear(field);
    await userEvent.type(field, '978-951-0-39265-2{Enter}');
    await canvas.findByText('Teos löytyi Finnasta');
  },
};

/** Results from before the input was cleared are not shown for other words. */
export const Restarted: Story = {
  tags: ['test-only'],
  args: { address: '/works/add' },
  beforeEach: onlyByEnter,
  play: async ({ canvas, userEvent }) => {
    searched = () => books([hytti]);
    const field = canvas.getByLabelText(searchField);
    await userEvent.type(field, 'Liksom{Enter}');
    await canvas.findByRole('button', { name: 'Hytti nro 6' });
    await userEvent.clear(field);
    await expect(canvas.queryByRole('button', { name: 'Hytti nro 6' })).toBeNull();
    let respond: (response: Response) => void = () => undefined;
    searched = () => new Promise((resolve) => (respond = resolve));
    await userEvent.type(field, 'Liksom Hytti{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Haetaan teosta/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Hytti nro 6' })).toBeNull();
    respond(books([other]));
    await canvas.findByRole('button', { name: 'Hytin ikkuna' });
  },
};

/** The catalogue can be searched too if the register lacks a work. */
export const FurtherByText: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([other]);
    searchedFurther = () => books([], 0, 'unavailable');
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hae lisää teoksia Finnasta' }));
    const status = (searchText: RegExp) => canvas.getByText(searchText).closest('[role="status"]');
    await waitFor(() => expect(status(/^Finna ei vastaa juuri nyt\./)).toHaveFocus());
    searchedFurther = () => books([{ ...hytti, source: 'finna' }], 1, 'asked');
    await userEvent.click(canvas.getByRole('button', { name: 'Hae uudelleen' }));
    await waitFor(() => expect(status(/^Finnasta löytyi lisää teoksia: 1\.$/)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Hytin ikkuna' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hytti nro 6' }));
    await expect(canvas.getByLabelText(searchField)).toHaveValue('978-951-0-39265-2');
  },
};

/** Its list stays while the user pages through the register, and a failed search is retried by its button. */
export const FurtherStays: Story = {
  tags: ['test-only'],
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([hytti], 12);
    searchedFurther = () => refusal(500, 'unexpectedError');
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hae lisää teoksia Finnasta' }));
    await canvas.findByRole('alert');
    searchedFurther = () => books([{ ...hytti, name: 'Hytti ja ranta', source: 'finna' }], 1, 'asked');
    const again = canvas.getByRole('button', { name: 'Yritä uudelleen' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    await canvas.findByRole('button', { name: 'Hytti ja ranta' });
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await canvas.findByRole('button', { name: 'Hytin ikkuna' });
    await expect(canvas.getByRole('button', { name: 'Hytti ja ranta' })).toBeVisible();
  },
};

/** A failed page leaves the current one, and the pagination. */
export const PageFails: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([hytti], 12);
    secondPage = () => refusal(500, 'unexpectedError');
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Seuraava' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('button', { name: 'Hytti nro 6' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Seuraava' })).toHaveFocus();
    secondPage = () => books([other], 12);
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await canvas.findByRole('button', { name: 'Hytin ikkuna' });
  },
};

export const NothingFurther: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([hytti]);
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hae lisää teoksia Finnasta' }));
    const status = await canvas.findByText(/^Finnasta ei löytynyt muita teoksia/);
    await waitFor(() => expect(status.closest('[role="status"]')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /Finnasta/ })).toBeNull();
  },
};

export const NothingByText: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([], 0, 'asked');
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom');
    await canvas.findByText(/^Näillä sanoilla ei löytynyt teosta rekisteristä eikä Finnasta/);
    await expect(canvas.getByLabelText(searchField)).toBeValid();
  },
};

/** Retried once the catalogue may be available again. */
export const UnavailableByText: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => books([], 0, 'unavailable');
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom');
    await canvas.findByText(/eikä Finna vastaa juuri nyt/);
    searched = () => books([{ ...hytti, source: 'finna' }], 1, 'asked');
    await userEvent.click(canvas.getByRole('button', { name: 'Hae uudelleen' }));
    await canvas.findByRole('button', { name: 'Hytti nro 6' });
  },
};

/** A failure can be retried, and typed values stay. */
export const FailedByText: Story = {
  args: { address: '/works/add' },
  play: async ({ canvas, userEvent }) => {
    searched = () => refusal(500, 'unexpectedError');
    await userEvent.type(canvas.getByLabelText(searchField), 'Liksom');
    await canvas.findByRole('alert');
    searched = () => books([hytti]);
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await canvas.findByRole('button', { name: 'Hytti nro 6' });
    await expect(canvas.getByLabelText(searchField)).toHaveValue('Liksom');
  },
};

/** As after a login because of a lost session: the ISBN is there, and the draft is offered. */
export const ComesBack: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Teos löytyi Finnasta');
    await expect(canvas.getByLabelText(searchField)).toHaveValue('978-951-0-39265-2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta tiedot' }));
    await expect(canvas.getByRole('checkbox', { name: 'Toimittaja (kirjan)' })).toBeChecked();
    // The catalogue now says that it is no translation.
    await expect(canvas.getByRole('checkbox', { name: 'Kääntäjä' })).not.toBeChecked();
    await expect(canvas.queryByLabelText('Teoksen nimi')).toBeNull();
  },
  beforeEach: () => {
    const typed = { name: '', translated: true, roles: ['translator', 'editor'], numberOfTranslators: 2 };
    storeDraft(draftKey(exampleAuthor.hash, `add-work.${isbn}`), typed, []);
  },
};

/** It has no sharers yet, and incomplete metadata. */
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

/** Unpaid roles need a confirmation before they are stored. */
export const NotPaid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kuvittaja' }));
    await userEvent.click(canvas.getByRole('button', submit));
    const confirmation = await screen.findByRole('alertdialog', {
      name: 'Tallennetaanko rooli, joka ei vaikuta tilitykseen?',
    });
    await expect(written).not.toHaveBeenCalled();
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Tallenna rooli' }));
    await canvas.findByRole('heading', { name: 'Lisätty' });
    await expect(written).toHaveBeenCalledOnce();
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({
        role: { author: false, translator: false, illustrator: true, editor: false },
      }),
    );
  },
};

/** The record names others: asked once, and before the question about the unpaid role. */
export const Unnamed: Story = {
  beforeEach: () => {
    found = {
      ...foundWork,
      contributors: [
        { name: 'Liksom, Rosa', role: 'author' },
        { name: 'Vuorela, Inka', role: 'other' },
      ],
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kuvittaja' }));
    const add = canvas.getByRole('button', submit);
    await userEvent.click(add);
    const question = () => screen.findByRole('alertdialog', { name: 'Oletko tämän teoksen tekijä?' });
    await expect(await question()).toHaveTextContent(/”Hytti nro 6” tekijä on Rosa Liksom, eikä nimi/);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Palaa muokkaamaan' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(written).not.toHaveBeenCalled();
    await userEvent.click(add);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Lisää teos' }));
    const unpaid = await screen.findByRole('alertdialog', { name: /^Tallennetaanko rooli/ });
    await userEvent.click(within(unpaid).getByRole('button', { name: 'Tallenna rooli' }));
    await canvas.findByRole('heading', { name: 'Lisätty' });
    await expect(written).toHaveBeenCalledOnce();
  },
};

/** A work whose deal has one of three sharers. */
const shared: WorkForEdit = {
  ...foundWork,
  source: 'register',
  bookHash: 'w'.repeat(22),
  authorDeal: {
    amount: 3,
    shares: [{ name: 'Aino Meri', authorHash: null, isOwn: 0 }],
    ownerName: 'Aino Meri',
    isOwner: 0,
    ownSuggestion: null,
    suggestions: 0,
  },
};

/** The sharers are known before a share is claimed; the deal's number stays, and another can be suggested. */
export const SharedByOthers: Story = {
  beforeEach: () => {
    found = shared;
    return respondWith(store([{ role: 'author', stated: 2, deal: 3 }]))();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kirjoittaja' }));
    const aside = canvas.getByRole('complementary');
    await expect(aside).toHaveTextContent('3 kirjoittajaa, 1 tiedossa');
    await expect(aside).toHaveTextContent('Jaon vastuuhenkilö: Aino Meri');
    const amount = canvas.getByRole('textbox', { name: 'Kirjoittajien määrä' });
    await expect(amount).toHaveValue('3');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2');
    await userEvent.tab();
    await expect(amount).toHaveAccessibleDescription(
      /^Osuudet on jo jaettu: 3 kirjoittajaa\. Jako jää voimaan/,
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Ilmoita osuutesi' }));
    await canvas.findByRole('heading', { name: 'Lisätty' });
    await expect(writes).toEqual(['POST /profiles/claim-share']);
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ isbn, bookHash: shared.bookHash, numberOfAuthors: 2 }),
    );
    await expect(canvas.getByText(/^Ilmoitit kirjoittajien määräksi 2, mutta .* on 3\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ehdota muutosta/ })).toHaveAttribute(
      'href',
      `/works/${isbn}#suggest`,
    );
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** All shares are taken: a link leads to suggesting another number. */
export const Full: Story = {
  args: { address: `/works/add?isbn=${isbn}#suggest` },
  beforeEach: () => {
    found = { ...shared, authorDeal: shared.authorDeal && { ...shared.authorDeal, amount: 1 } };
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Onko tekijöiden määrä väärä?' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Ehdota muutosta kirjoittajien määrään' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Kirjoittaja' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
