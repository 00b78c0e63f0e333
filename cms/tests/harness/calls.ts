import { createRequire } from 'node:module';
import path from 'node:path';
import { newPublicHash } from '@nimio/domain/access/hash';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { isniCheckCharacter } from '@nimio/domain/author-name/isni';
import type { OwnSuggestion } from '@nimio/domain/change-suggestion/own-suggestion';
import { previewReturns } from '@nimio/domain/distribution/distribution.endpoints';
import type { ReturnsPreview } from '@nimio/domain/distribution/distribution.types';
import type { Endpoint, Upload } from '@nimio/domain/endpoint';
import { endpoints } from '@nimio/domain/endpoints';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { SentMessage } from '@nimio/domain/message/message.types';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type * as PasswordLinkStore from '../../src/api/session/password-link-store.js';
import type * as RegistrationStore from '../../src/api/session/registration-store.js';
import type * as Contributors from '../../src/api/work/contributors.js';
import type * as WorkStore from '../../src/api/work/store.js';
import type * as PreviewToken from '../../src/content/preview-token.js';
import type { CatalogueContributor } from '../../src/integrations/catalogue/catalogue.js';
import { type Answer, Browser } from './browser.js';
import { distributionCalls } from './distribution-calls.js';
import { cmsDir } from './environment.js';
import { asBeneficiary, distributed, withStatement } from './payments.js';
import { plainPdf } from './pdf.js';
import { type Author, newAuthor, newCustomer, newPerson, password, represent } from './people.js';
import { newestRow } from './rows.js';
import { codeNow, giveFactor } from './second-factor.js';
import { server } from './server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;

/** What a call is made with. */
export interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Of the file that the call takes. */
  file?: Uint8Array;
}

let isbns = 0;

/** A valid ISBN that no catalogue has. */
export function newIsbn(): string {
  isbns += 1;
  const body = `97898${String(process.pid % 100).padStart(2, '0')}${String(isbns).padStart(5, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

let classes = 0;

/** The code of a library class that has no factor. */
export function newClassCode(): string {
  classes += 1;
  return `9${process.pid % 1000}.${classes}`;
}

/** What staff say of a library class. */
export const classFacts = {
  termFi: 'Kuvakirjat',
  termSv: 'Bilderböcker',
  termEn: 'Picture books',
  factor: 0.725,
};

/** A class that has a factor. */
async function storedClass(): Promise<string> {
  const code = newClassCode();
  const row = { code, term_fi: 'Kartat', term_sv: 'Kartor', term_en: 'Maps', factor: 900 };
  await (await server()).system.db.knex('library_classes').insert(row);
  return code;
}

let isnis = 0;

/** A valid ISNI that no name has. */
export function newIsni(): string {
  isnis += 1;
  const digits = `0000${String(process.pid % 1000).padStart(3, '0')}${String(isnis).padStart(8, '0')}`;
  return digits + isniCheckCharacter(digits);
}

/** As after a visit to the bank: a token that is good for registering in this browser. */
export async function identified(browser: Browser, person = newPerson()): Promise<string> {
  const { system } = await server();
  const browserToken = browser.cookies.get('strong-auth') ?? newPublicHash();
  browser.cookies.set('strong-auth', browserToken);
  const { insertRegistration } = load<typeof RegistrationStore>('api/session/registration-store.js');
  return insertRegistration(system, person, browserToken);
}

async function passwordLink({ me }: Author): Promise<string> {
  const { system } = await server();
  const { insertPasswordLink } = load<typeof PasswordLinkStore>('api/session/password-link-store.js');
  return system.db.transaction(async (tx) => {
    const account = (await tx.table('accounts').where({ hash: me.user.hash }).first()) as { id: number };
    return insertPasswordLink(system, tx, account.id);
  });
}

export const workToAdd = ({ profileHash, authorHash }: Author) => ({
  profileHash,
  authorHash,
  isbn: newIsbn(),
  name: 'Saaren talvi',
  subtitle: 'Romaani',
  publisher: 'Kaarna',
  publishYear: 2023,
  bookType: 'book',
  translated: 0,
  role: { author: true, translator: false, illustrator: true, editor: false },
  numberOfAuthors: 2,
  numberOfTranslators: 1,
});

/** A work on the author's list. */
export async function listedWork(author: Author): Promise<WorkForEdit> {
  const body = workToAdd(author);
  await author.browser.post('/profiles/author-books', body);
  const { profileHash } = author;
  return (await author.browser.get<WorkForEdit>(`/profiles/${profileHash}/work-for-edit/${body.isbn}`))
    .record;
}

/** The author's deal of a new work of theirs. */
export async function dealOf(author: Author): Promise<{ isbn: string; dealHash: string }> {
  const { isbn } = await listedWork(author);
  const { id } = await newestRow<{ id: number }>('works', { isbn });
  const { hash } = await newestRow<{ hash: string }>('deals', { work_id: id, role: 'author' });
  return { isbn, dealHash: hash };
}

const changeTo = async (owner: Author, authorHash: string) => ({
  bookIsbn: (await listedWork(owner)).isbn,
  role: 'author',
  suggestedAmount: 3,
  suggestionReason: 'Kirjoitimme kirjan kolmestaan.',
  suggesterAuthorHash: authorHash,
  addIfAccepted: 0,
});

async function suggestedFor(owner: Author, suggester: Author): Promise<string> {
  const body = await changeTo(owner, suggester.authorHash);
  const { record } = await suggester.browser.post<OwnSuggestion>('/profiles/suggest-amount-change', body);
  return record.suggestionHash;
}

/** A letter for each digit: names have no digits, and letters that are written for each other are one to matching. */
const lettered = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'abegilnors'.charAt(Number(digit)));
let surnames = 0;

/** A surname that nobody has. */
export function newSurname(): string {
  surnames += 1;
  return `Uusi${lettered(process.pid)}q${lettered(surnames)}`;
}

/** The author writes under another first name. @returns a surname that nobody else has */
export async function renamed({ authorHash }: Author, name1 = 'Aino'): Promise<string> {
  const name2 = newSurname();
  const { knex } = (await server()).system.db;
  await knex('author_names').where({ hash: authorHash }).update({ name1, name2 });
  return name2;
}

/** A work that came from a catalogue, and is on nobody's list. @returns its hash and ISBN */
export async function cataloguedWork(
  contributors: readonly CatalogueContributor[],
): Promise<{ hash: string; isbn: string }> {
  const { system } = await server();
  const { insertWork, findWork } = load<typeof WorkStore>('api/work/store.js');
  const { insertContributors } = load<typeof Contributors>('api/work/contributors.js');
  const isbn = newIsbn();
  return system.db.transaction(async (tx) => {
    const work: Parameters<typeof insertWork>[1] = {
      isbn,
      name: 'Sillan varjo',
      subtitle: null,
      publisher: 'Kaarna',
      publish_year: 2020,
      type: 'book',
      translated: 0,
      library_class: null,
      creator_context: 'EXT',
    };
    await insertWork(tx, work, system.now().toISOString());
    const made = await findWork(tx, isbn);
    if (!made) throw new Error('The work just added is not there');
    await insertContributors(tx, made.id, contributors);
    return { hash: made.hash, isbn };
  });
}

/** A work that is suggested to the author. */
export async function suggestedWork(author: Author) {
  const name = `${await renamed(author)}, Aino`;
  const { hash } = await cataloguedWork([{ name, role: 'author' }]);
  return { profileHash: author.profileHash, hash };
}

/** The newest year of which there are loans, as the first settings say. */
export const loanYear = 2024;

/** Loans of a work that are read beside what was there. */
export async function lent(
  isbn: string,
  loans: Partial<Record<LibraryGroup, number>> = { gen: 100 },
  year = loanYear,
) {
  const { knex } = (await server()).system.db;
  for (const [lib_group, count] of Object.entries(loans)) {
    const period = { year, lib_group, state: 'ready' };
    let row = await knex('loan_periods').where(period).first<{ id: number } | undefined>('id');
    if (!row) {
      const file = { digest: newPublicHash(), state: 'done', started_at: '2026' };
      const [{ id: import_id }] = (await knex('loan_imports').insert(file).returning('id')) as [
        { id: number },
      ];
      [row] = (await knex('loan_periods')
        .insert({ ...period, import_id })
        .returning('id')) as [{ id: number }];
    }
    await knex('loans').insert({ period_id: row.id, isbn, loans: count });
  }
}

export const news = () => ({
  language,
  title: 'Tilitys maksetaan perjantaina',
  content: 'Korvaukset ovat tileillä **perjantaina**.',
  link: '/works',
  published: '2026-01-01T00:00:00.000Z',
  publishedUntil: null,
  audience: [],
});

/** The public id of an announcement to everybody. */
export async function announced(data: object = {}): Promise<string> {
  const { strapi } = await server();
  const made = await strapi.documents('api::announcement.announcement').create({
    data: { titleFi: 'Uutinen', textFi: 'Teksti', ...data },
    status: 'published',
  });
  return (made as { hash: string }).hash;
}

export const messageFrom = ({ profileHash }: Author) => ({
  profileHashes: [profileHash],
  title: 'Tilitykseni',
  message: 'Hei\n\nMilloin seuraava tilitys maksetaan?',
});

/** A message of the author's to the society, who may write from now on. */
export async function sentMessage(author: Author): Promise<string> {
  const { knex } = (await server()).system.db;
  const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
  const role = { profile_id: profile.id, role: 'tester' };
  await knex('profile_roles').insert(role).onConflict(['profile_id', 'role']).ignore();
  const sent = await author.browser.post<SentMessage>('/messages', messageFrom(author));
  if (sent.status !== 201) throw new Error(`The message was not sent: ${sent.code}`);
  return sent.record.hash;
}

export const taxData = { taxType: 'ST', taxRate: 24.5, taxYear: new Date().getFullYear() };

/** Tax data in the register. */
export async function setTaxation(profileHash: string, changes: object = {}): Promise<void> {
  const { knex } = (await server()).system.db;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const data = { type: 'ST', rate: 200, year: taxData.taxYear, source: 'fetch', changed_at: '2026' };
  const row = { profile_id: id, ...data, ...changes };
  await knex('taxations').insert(row).onConflict('profile_id').merge();
}

/** @returns the public id of the proposal that waits */
export async function pendingProposal(profileHash: string): Promise<string> {
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  return (await newestRow<{ hash: string }>('tax_proposals', { profile_id: id, status: 'PENDING' })).hash;
}

/** A tax card of the author's that waits for the society. */
export async function sentTaxCard({ browser, profileHash }: Author): Promise<string> {
  const sent = await browser.send('POST', `/taxation/${profileHash}/taxcard`, { raw: formWith(plainPdf()) });
  if (sent.status !== 201) throw new Error(`The tax card was not sent: ${sent.code}`);
  return pendingProposal(profileHash);
}

/** The contract that the author has accepted. */
export async function agreedContract({ browser, profileHash }: Author): Promise<string> {
  const { record } = await browser.get<{ version: number }>('/contracts/text', { language });
  const body = { profileHash, version: record.version, language };
  const agreed = await browser.post<Profile>('/contracts', body);
  return agreed.record.contracts[0]?.hash ?? '';
}

/** What the CMS gives an editor to look at an entry with. */
export async function previewToken(uid: string, documentId: string, status: 'draft' | 'published' = 'draft') {
  const { system } = await server();
  const { makePreviewToken } = load<typeof PreviewToken>('content/preview-token.js');
  return makePreviewToken({ uid, documentId, status }, process.env['APP_KEY'] ?? '', system.now());
}

async function aboutPreviewed(): Promise<string> {
  const { strapi } = await server();
  const { documentId } = (await strapi.documents('api::about.about').findFirst({})) as { documentId: string };
  return previewToken('api::about.about', documentId);
}

/** A name as its owner sends it. */
export const nameToSave = {
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '',
  pseudonym: 0,
  privateAuthor: 0,
};

/** Somebody whose name may be sent to the ISNI register, as it came from another register: nobody has asked yet. */
export async function nameForIsni(
  name: { name1?: string; name2?: string; isni?: string } = {},
): Promise<Author> {
  const author = await newAuthor();
  await listedWork(author);
  const { knex } = (await server()).system.db;
  const row = { confirmed: 1, allow_isni_sync: 1, ...name };
  await knex('author_names').where({ hash: author.authorHash }).update(row);
  return author;
}

/** Somebody who has a work becomes another author; neither is who merges them. */
async function mergeOfTwo() {
  const [author, somebody] = [await newAuthor(), await newAuthor()];
  await listedWork(somebody);
  return {
    dominantAuthorHash: author.authorHash,
    authorsToBeReplaced: [somebody.authorHash],
    replaceFirstName: '',
    replaceLastName: 'Vuorela',
  };
}

/** The hash of a merge that can be taken back. */
async function mergeDone(): Promise<string> {
  const merger = await newAuthor({ roles: ['admin'] });
  const body = await mergeOfTwo();
  const { record } = await merger.browser.post<AuthorMerge>('/profiles/author-merge', body);
  return record.mergeHash;
}

const bank = { iban: 'FI2112345600000785', swift: '' };
const language = 'sv';

/** The author is one of the society's own people, whose session no second factor has raised yet. */
export async function asStaff({ browser, profileHash }: Author): Promise<Browser> {
  const { knex } = (await server()).system.db;
  const profile = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const role = { profile_id: profile.id, role: 'admin' };
  await knex('profile_roles').insert(role).onConflict(['profile_id', 'role']).ignore();
  return browser;
}

/** Somebody else's login. */
const otherUser = async () => ({ userHash: (await newAuthor()).me.user.hash });

type Example = (author: Author) => Promise<Partial<Input>> | Partial<Input>;

/**
 * For each call of the table, what makes it succeed for this author, by the endpoint's name. What it needs
 * (a listed work, a token) is made on the way.
 */
/** The bank's list with one payment that came back. */
const fileOfReturn = async () => {
  const { payment } = await distributed(await newAuthor());
  return { file: Buffer.from(`payment;reason\n${payment};AC04\n`) };
};

const examples: Record<string, Example> = {
  readOpenApi: () => ({}),
  readMe: () => ({}),
  logIn: ({ username }) => ({ body: { username, password } }),
  logOut: () => ({}),
  startStrongAuthentication: () => ({ query: { language } }),
  finishStrongAuthentication: () => ({ query: { state: 'x', code: 'y' } }),
  readRegistration: async ({ browser }) => ({ params: { auth: await identified(browser) } }),
  register: async ({ browser }) => ({
    body: {
      auth: await identified(browser),
      username: `new${newIsbn()}`,
      email: '',
      phone: '+358 40 1234567',
      password,
      hasAcceptedDisclaimer: true,
      version: '2021-08-26',
      language,
    },
  }),
  requestPasswordChange: ({ me }) => ({ body: { email: me.user.email } }),
  checkPasswordLink: async (author) => ({ params: { hash: await passwordLink(author) } }),
  resetPassword: async (author) => ({ params: { hash: await passwordLink(author) }, body: { password } }),
  changePassword: ({ me }) => ({
    params: { userHash: me.user.hash },
    body: { oldPassword: password, password },
  }),
  readTerms: () => ({ query: { language } }),
  acceptTerms: () => ({ body: { version: '2021-08-26', language } }),
  readSettings: () => ({ query: { language } }),
  readPrivacyPolicy: () => ({ query: { language } }),
  readAbout: () => ({ query: { language } }),
  readAccessibilityStatement: () => ({ query: { language } }),
  readInfoTexts: () => ({ query: { language } }),
  readPreview: async () => ({ params: { token: await aboutPreviewed() }, query: { language } }),
  listAnnouncements: () => ({ query: { language } }),
  readAnnouncement: async () => ({ params: { hash: await announced() }, query: { language } }),
  addAnnouncement: () => ({ body: news() }),
  editAnnouncement: async () => ({ params: { hash: await announced() }, body: news() }),
  deleteAnnouncement: async () => ({ params: { hash: await announced() } }),
  listProfiles: () => ({}),
  searchProfiles: ({ person }) => ({ query: { name: person.givenName, onlyAdmins: '0' } }),
  searchCustomerData: ({ person }) => ({
    query: { search: person.givenName, filter: 'creator,estate', offset: '0' },
  }),
  selectProfile: ({ profileHash }) => ({ body: { profileHash } }),
  readProfile: ({ profileHash }) => ({ params: { profileHash } }),
  updateContactInfo: ({ profileHash }) => ({
    params: { profileHash },
    body: {
      streetAddress: 'Uusi katu 1',
      coAddress: '',
      zipCode: '20100',
      postCenter: 'Turku',
      country: 'FI',
      language,
      phone: '040 765 4321',
      email: 'new@example.org',
    },
  }),
  updateContactPreferences: ({ profileHash }) => ({
    body: {
      profileHash,
      allowContactByEmail: 1,
      allowContactByPhone: 0,
      mailNewWorkSuggestions: 1,
      mailChangeSuggestions: 0,
      mailNewsletter: 1,
    },
  }),
  updatePublication: ({ profileHash }) => ({
    params: { profileHash },
    body: { allowProductToPublishName: 1, allowISNIPub: 0 },
  }),
  updateParticipations: ({ profileHash }) => ({
    params: { profileHash },
    body: { participations: ['fsfr', 'skry'] },
  }),
  updateProductions: ({ profileHash }) => ({ params: { profileHash }, body: { productions: ['PROO'] } }),
  listProfileRoles: () => ({ query: { language } }),
  listAuthorNames: ({ profileHash }) => ({ params: { profileHash } }),
  saveAuthorNames: ({ profileHash, authorHash }) => ({
    params: { profileHash },
    body: {
      nameData: [
        { authorHash, ...nameToSave },
        { ...nameToSave, name1: 'Riimi', name2: '', isni: newIsni(), pseudonym: 1 },
      ],
    },
  }),
  searchAuthorNames: ({ person }) => ({ query: { search: person.givenName, offset: '0' } }),
  searchAuthorsOfProfiles: ({ person }) => ({ query: { search: person.givenName, offset: '0' } }),
  readAuthorName: ({ authorHash }) => ({ params: { authorHash } }),
  previewAuthorMerge: async (author) => {
    const { authorHash } = await newAuthor();
    return { query: { dominantAuthorHash: author.authorHash, authorsToBeReplaced: authorHash } };
  },
  mergeAuthors: async () => ({ body: await mergeOfTwo() }),
  listAuthorMerges: () => ({ query: { offset: '0' } }),
  readAuthorMerge: async () => ({ params: { mergeHash: await mergeDone() } }),
  undoAuthorMerge: async () => ({ params: { mergeHash: await mergeDone() } }),
  listIsniSyncs: () => ({ query: { state: 'error' } }),
  readIsniSync: async () => ({ params: { authorHash: (await nameForIsni()).authorHash } }),
  askIsniSync: async () => ({ params: { authorHash: (await nameForIsni()).authorHash } }),
  createBankAccount: async ({ profileHash }) => {
    const { system } = await server();
    const mine = system.db.knex('profiles').select('id').where({ hash: profileHash });
    await system.db.knex('bank_accounts').where('profile_id', 'in', mine).delete();
    return { body: { profileHash, ...bank } };
  },
  updateBankAccount: async ({ browser, profileHash }) => {
    // Refused where there is one already.
    await browser.post('/bank-accounts', { profileHash, ...bank });
    const { record } = await browser.get<{ bankAccounts: { hash: string }[] }>(`/profiles/${profileHash}`);
    return { params: { hash: record.bankAccounts[0]?.hash ?? '' }, body: bank };
  },
  readContractText: () => ({ query: { language } }),
  changeContract: async () => ({
    params: { contractHash: await agreedContract(await newAuthor()) },
    body: { validTo: '2999-12-31', compTypes: 'LK,RT', exceptionComment: 'Ei radiota' },
  }),
  acceptContract: async ({ browser, profileHash }) => {
    const { record } = await browser.get<{ version: number }>('/contracts/text', { language });
    return { body: { profileHash, version: record.version, language } };
  },
  listWorks: ({ profileHash }) => ({ query: { profileHash } }),
  addWork: (author) => ({ body: workToAdd(author) }),
  editWork: async (author) => {
    const { bookHash, isbn } = await listedWork(author);
    const { profileHash, authorHash } = author;
    return {
      params: { profileHash },
      body: {
        bookHash,
        isbn,
        authorHash,
        role: { author: true, translator: false, illustrator: false, editor: true },
        changedAmounts: ['author'],
        numberOfAuthors: 3,
        numberOfTranslators: 1,
        creatorContext: 'CREATOR',
        updatedData: {
          name: 'Saaren talvi',
          subtitle: 'Romaani',
          publisher: 'Kaarna',
          publishYear: 2023,
          bookType: 'e-book',
        },
      },
    };
  },
  removeWork: async (author) => {
    const { bookHash } = await listedWork(author);
    return { params: { authorHash: author.authorHash, bookHash: bookHash ?? '' } };
  },
  readWorkForEdit: ({ profileHash }) => ({
    params: { profileHash, isbn: newIsbn() },
    query: { finna: '0' },
  }),
  listByIsbn: ({ profileHash }) => ({ params: { x: '9789510' }, query: { profileHash, offset: '0' } }),
  suggestChange: async ({ authorHash }) => ({
    body: await changeTo(await newAuthor(), authorHash),
  }),
  withdrawSuggestion: async (author) => ({
    params: { suggestionHash: await suggestedFor(await newAuthor(), author) },
  }),
  listSuggestions: ({ profileHash }) => ({ params: { profileHash } }),
  acceptSuggestion: async (author) => {
    const suggester = await newAuthor();
    const body = {
      suggestionHash: await suggestedFor(author, suggester),
      suggesterAuthorHash: suggester.authorHash,
      suggesterProfileHash: suggester.profileHash,
    };
    return { body: { ...body, bookName: 'Saaren talvi', addIfAccepted: 0 } };
  },
  rejectSuggestion: async (author) => ({
    body: {
      suggestionHash: await suggestedFor(author, await newAuthor()),
      bookName: 'Saaren talvi',
      reason: 'wrongBook',
    },
  }),
  listSuggestionsOfYear: () => ({ query: { year: '2026', offset: '0' } }),
  claimShare: async ({ authorHash }) => {
    const { isbn, bookHash } = await listedWork(await newAuthor());
    return {
      body: {
        ...{
          isbn,
          bookHash,
          authorHash,
          role: { author: true, translator: true, illustrator: true, editor: true },
        },
        ...{ numberOfAuthors: 2 },
        ...{ numberOfTranslators: 1, creatorContext: 'CREATOR', translated: 0 },
      },
    };
  },
  readSharesData: async (author) => ({
    params: { x: (await listedWork(author)).isbn },
    query: { profileHash: author.profileHash },
  }),
  listCreatorRoles: () => ({ query: { language } }),
  lookUpManyWorks: ({ profileHash }) => ({ body: { profileHash, isbns: [newIsbn(), newIsbn()] } }),
  addManyWorks: (author) => {
    const { profileHash, ...work } = workToAdd(author);
    return { body: { profileHash, works: [work, { ...work, isbn: newIsbn() }] } };
  },
  listBookSuggestions: async (author) => {
    const { profileHash } = await suggestedWork(author);
    return { params: { profileHash }, query: { hidden: '0' } };
  },
  hideBookSuggestion: async (author) => ({ params: await suggestedWork(author) }),
  showBookSuggestion: async (author) => ({ params: await suggestedWork(author) }),
  readLoanData: async (author) => {
    await lent((await listedWork(author)).isbn);
    return { params: { profileHash: author.profileHash, year: String(loanYear) } };
  },
  readLoanYears: async (author) => {
    await lent((await listedWork(author)).isbn);
    return { params: { profileHash: author.profileHash } };
  },
  readLoanTotals: async () => {
    await lent(newIsbn());
    return { query: { year: String(loanYear) } };
  },
  readLoansOfWork: async () => {
    const { isbn, bookHash } = await listedWork(await newAuthor());
    await lent(isbn);
    return { params: { id: bookHash ?? '' } };
  },
  listLibraryClasses: () => ({}),
  addLibraryClass: () => ({ body: { code: newClassCode(), ...classFacts } }),
  readLibraryClass: async () => ({ params: { code: await storedClass() } }),
  changeLibraryClass: async () => ({
    params: { code: await storedClass() },
    body: { ...classFacts, factor: 0.5 },
  }),
  readBook: async () => ({ params: { isbn: (await listedWork(await newAuthor())).isbn } }),
  correctBook: async () => ({
    params: { isbn: (await listedWork(await newAuthor())).isbn },
    body: {
      ...{ name: 'Saaren talvi', subtitle: 'Runoja', publisher: 'Kaarna', publishYear: 2022 },
      ...{ bookType: 'e-book', translated: 1, libraryClass: '84.2' },
    },
  }),
  makeDeal: async () => {
    const { isbn } = await listedWork(await newAuthor());
    await (await server()).system.db.knex('works').where({ isbn }).update({ translated: 1 });
    const { authorHash } = await newAuthor();
    return { body: { isbn, role: 'translator', amount: 2, authorHash } };
  },
  readDeal: async () => ({ params: { dealHash: (await dealOf(await newAuthor())).dealHash } }),
  correctDeal: async () => {
    const [owner, other] = [await newAuthor(), await newAuthor()];
    return {
      params: { dealHash: (await dealOf(owner)).dealHash },
      body: { amount: 3, ownerProfileHash: other.profileHash, shares: [owner.authorHash, other.authorHash] },
    };
  },
  addShare: async () => ({
    params: { dealHash: (await dealOf(await newAuthor())).dealHash },
    body: { authorHash: (await newAuthor()).authorHash },
  }),
  readAuthor: async () => {
    const author = await newAuthor();
    await listedWork(author);
    return { params: { authorHash: author.authorHash } };
  },
  listSources: () => ({ query: { language } }),
  sendMessage: async (author) => ({
    body: { ...messageFrom(author), replyTo: await sentMessage(author), key: newPublicHash() },
  }),
  listMessages: async (author) => {
    await sentMessage(author);
    return { params: { profileHash: author.profileHash }, query: { limit: '50', offset: '0' } };
  },
  readMessage: async (author) => ({
    params: { profileHash: author.profileHash, messageHash: await sentMessage(author) },
  }),
  archiveMessages: async (author) => ({
    body: { messageHashes: [await sentMessage(author)], profileHash: author.profileHash },
  }),
  markMessages: async (author) => ({
    params: { profileHash: author.profileHash },
    body: { status: 'unread', messageHashes: [await sentMessage(author)] },
  }),
  removeMessage: async (author) => ({
    params: { profileHash: author.profileHash, messageHash: await sentMessage(author) },
  }),
  changeTaxation: async ({ profileHash }) => {
    await setTaxation(profileHash);
    return { params: { profileHash }, body: { proposedTaxRate: 30 } };
  },
  sendTaxCard: ({ profileHash }) => ({ params: { profileHash }, file: plainPdf() }),
  downloadTaxCard: async (author) => {
    await sentTaxCard(author);
    return { params: { profileHash: author.profileHash } };
  },
  listTaxationEvents: async (author) => {
    await sentTaxCard(author);
    return { query: { profileHash: author.profileHash, limit: '50', offset: '0' } };
  },
  listTaxProposals: async (author) => {
    await sentTaxCard(author);
    return { query: { limit: '50', offset: '0' } };
  },
  readTaxProposal: async () => ({ params: { proposal: await sentTaxCard(await newAuthor()) } }),
  acceptTaxProposal: async () => {
    const customer = await newAuthor();
    return {
      params: { profileHash: customer.profileHash },
      body: { proposal: await sentTaxCard(customer), ...taxData },
    };
  },
  declineTaxProposal: async () => {
    const customer = await newAuthor();
    return {
      params: { profileHash: customer.profileHash },
      body: { proposal: await sentTaxCard(customer), reason: 'Kortti on viime vuodelta.' },
    };
  },
  setTaxData: async () => ({ params: { profileHash: (await newAuthor()).profileHash }, body: taxData }),
  listAccountings: async (author) => {
    await distributed(author);
    return { params: { profileHash: author.profileHash } };
  },
  listPlannedPayments: async (author) => {
    await distributed(author, { state: 'approved', payment: 'planned', announced: 1, payDate: '2099-03-15' });
    return { params: { profileHash: author.profileHash } };
  },
  readPaymentReason: async (author) => {
    const { payment } = await distributed(author);
    return { params: { profileHash: author.profileHash, payment } };
  },
  askPaymentSummary: async (author) => {
    const { row } = await distributed(author);
    return { params: { profileHash: author.profileHash, hashes: row } };
  },
  downloadStatement: async (author) => {
    const { row } = await withStatement(await distributed(author));
    return { params: { profileHash: author.profileHash, hash: row } };
  },
  listBeneficiaryFiles: async (author) => {
    await distributed(author);
    return { params: { extPartyCode: await asBeneficiary(author) }, query: { year: '2026' } };
  },
  downloadBeneficiaryFile: async (author) => {
    const { payment } = await withStatement(await distributed(author));
    return {
      params: { extPartyCode: await asBeneficiary(author) },
      query: { format: 'pdf', fileId: payment },
    };
  },
  previewReturns: () => fileOfReturn(),
  takeReturns: async () => {
    const file = await fileOfReturn();
    const staff = await newAuthor({ roles: ['superadmin'] });
    const { record } = await make(staff.browser, previewReturns, {
      ...{ params: {}, query: {}, body: {} },
      ...file,
    });
    return { ...file, query: { seen: (record as ReturnsPreview).seen } };
  },
  beginSecondFactor: async (author) => {
    await asStaff(author);
    const { knex } = (await server()).system.db;
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    await knex('second_factors').where({ account_id: account.id }).delete();
    return {};
  },
  raiseSession: async (author) => {
    await asStaff(author);
    await giveFactor(author.me.user.hash);
    return { body: { code: await codeNow() } };
  },
  lowerSession: () => ({}),
  makeRecoveryCodes: async (author) => {
    await asStaff(author);
    await giveFactor(author.me.user.hash);
    return { body: { code: await codeNow() } };
  },
  resetSecondFactor: async () => ({ params: await otherUser() }),
  addAccount: async () => {
    const username = `invited${newIsbn()}`;
    return { body: { profileHash: await newCustomer(), username, email: `${username}@example.org` } };
  },
  readAccount: async () => ({ params: await otherUser() }),
  editAccount: async () => ({
    params: await otherUser(),
    body: { username: `renamed${newIsbn()}`, email: '' },
  }),
  listLogins: async () => ({ params: { profileHash: await newCustomer() } }),
  closeAccount: async () => ({ params: await otherUser() }),
  sendResetLink: async () => ({ params: await otherUser() }),
  listLockedAccounts: () => ({}),
  releaseAccount: async () => ({ params: await otherUser() }),
  listAccess: ({ profileHash }) => ({ params: { profileHash } }),
  grantAccess: async () => ({
    params: { profileHash: await newCustomer() },
    body: { username: (await newAuthor()).username, kind: 'representative', lastDay: '2099-12-31' },
  }),
  restoreAccess: async () => {
    const { profileHash, me } = await newAuthor();
    return { params: { profileHash, userHash: me.user.hash } };
  },
  endAccess: async (author) => {
    const other = await newAuthor();
    await represent(other, author);
    return { params: { profileHash: author.profileHash, userHash: other.me.user.hash } };
  },
  readAuditLog: ({ profileHash }) => ({ params: { profileHash }, query: { before: '999999999' } }),
  ...distributionCalls,
};

export const tableOfCalls: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);

export async function exampleOf(name: string, author: Author): Promise<Input> {
  const example = examples[name];
  if (!example) throw new Error(`harness/calls.ts has no example of ${name}`);
  return { params: {}, query: {}, body: {}, ...(await example(author)) };
}

const fill = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** A form with one file, as a browser sends it. */
export function formWith(
  file: Uint8Array,
  { field = 'file', type = 'application/pdf' }: Partial<Upload> = {},
  name = 'verokortti.pdf',
) {
  const boundary = 'a-boundary-of-the-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const text = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { text, type: `multipart/form-data; boundary=${boundary}` };
}

/** Makes the call as the portal would; a conditional write has seen the record as it is. */
export function make(
  browser: Browser,
  { method, path: pattern, query: asks, body: takes, upload }: Endpoint,
  { params, query, body, file }: Input,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return browser.send(method, fill(pattern, params), {
    ...(asks ? { query } : {}),
    ...(takes ? { body } : {}),
    ...(upload && file ? { raw: formWith(file, upload) } : {}),
    headers: { 'if-match': '*', ...headers },
  });
}

/** Somebody makes the call in the browser in which the author was at the bank. */
export function atTheBank(author: Author, browser: Browser): Browser {
  const browserToken = author.browser.cookies.get('strong-auth');
  if (browserToken) browser.cookies.set('strong-auth', browserToken);
  return browser;
}

/** The same browser from another address of the network: its visits are counted apart. */
export function elsewhere(browser: Browser): Browser {
  const other = new Browser();
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

/** Every count of tries forgotten, so that a test may try more often than a person. */
export async function forgetTries(): Promise<void> {
  const { system } = await server();
  await system.db.knex('throttles').delete();
}
