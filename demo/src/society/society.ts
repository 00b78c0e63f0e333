import { firstSettings } from '@nimio/domain/accounting-settings/accounting-settings';
import type {
  AccountingSettingsRecord,
  DeathReportRecord,
  DistributionRecord,
  ImportRecord,
  InvoiceRecord,
  MessageRecord,
  NoteRecord,
  OutreachRecord,
} from '@nimio/domain/import/import-record';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { accountAt, accountKey } from './account.js';
import { deceasedIndex } from './customer.js';
import distributionsJson from './distributions.json' with { type: 'json' };
import { knownProfiles } from './known-profiles.js';
import { libraryClasses, unregisteredLoans, withLoans } from './loans.js';
import messagesJson from './messages.json' with { type: 'json' };
import { maxWorks } from './numbers.js';
import { dayBefore, instantBefore, type SocietyPlan } from './plan.js';
import { profileAt } from './profile.js';
import { taxationAt } from './taxation.js';
import { strangers, worksOf } from './works.js';

export const minProfiles = knownProfiles.length;
export const defaultProfiles = 40;
export const defaultWorks = 300;

/**
 * Generates a society as a stream of records: customers, accounts, messages, and a register of works with deals and
 * shares. Each record comes after those that it refers to. The same plan gives the same society.
 *
 * @throws RangeError if there are fewer profiles than known customers, or more works than ISBNs
 */
export function* society(plan: SocietyPlan): Generator<ImportRecord, void> {
  if (!Number.isSafeInteger(plan.profiles) || plan.profiles < minProfiles) {
    throw new RangeError(`a society has at least ${minProfiles} profiles`);
  }
  if (!Number.isSafeInteger(plan.works) || plan.works < 0 || plan.works > maxWorks) {
    throw new RangeError(`a register has at most ${maxWorks} works`);
  }
  for (let index = 0; index < plan.profiles; index += 1) yield profileAt(plan, index);
  for (let index = 0; index < plan.profiles; index += 1) {
    const account = accountAt(plan, index);
    if (account) yield account;
  }
  for (let index = 0; index < plan.profiles; index += 1) {
    const taxation = taxationAt(plan, index);
    if (taxation) yield taxation;
  }
  yield* messagesOf(plan);
  yield* notesOf(plan);
  yield* deathReportsOf(plan);
  yield* outreachesOf(plan);
  yield* libraryClasses;
  yield* withLoans(plan, worksOf(plan));
  yield* unregisteredLoans();
  const settings = settingsOf(plan);
  yield settings;
  yield* distributionsOf(plan, settings);
  yield* invoicesOf(plan);
}

/** Returns the messages between the known customers and their society, the oldest first. */
const messagesOf = (plan: SocietyPlan): MessageRecord[] =>
  messagesJson.map(({ days, creator, replyTo = null, ...message }) => ({
    kind: 'message',
    ...message,
    creator: accountKey(creator),
    replyTo,
    createdAt: instantBefore(plan, days),
  }));

/** Returns what staff have written down about known customers. */
const notesOf = (plan: SocietyPlan): NoteRecord[] => [
  {
    kind: 'note',
    profile: 'coauthor',
    author: accountKey('superadmin'),
    text: 'Nimi muutettu vihkitodistuksen perusteella.',
    createdAt: instantBefore(plan, 400),
  },
  {
    kind: 'note',
    profile: 'coauthor',
    author: accountKey('admin'),
    text: 'Soitti: tili suljettu pankin vaihdon vuoksi, lupasi antaa uuden portaalissa.',
    createdAt: instantBefore(plan, 9),
  },
];

/** Returns the report of an heir about the author who has died. */
function deathReportsOf(plan: SocietyPlan): DeathReportRecord[] {
  if (plan.profiles <= deceasedIndex) return [];
  const { person, register } = profileAt(plan, deceasedIndex);
  if (!person || !register?.diedOn) return [];
  return [
    {
      kind: 'deathReport',
      profile: 'beneficiary',
      authorName: `${person.firstNames} ${person.lastName}`,
      diedOn: register.diedOn,
      relation: 'child',
      text: 'Olen pesän yhteyshenkilö. Perukirja valmistuu tammikuussa.',
      createdAt: instantBefore(plan, 4),
    },
  ];
}

const noAddress = { streetAddress: null, coAddress: null, zipCode: null, postCenter: null, country: null };

/** Returns two authors who are no customers: one to whom staff have written, and one who is to be called again. */
const outreachesOf = (plan: SocietyPlan): OutreachRecord[] => [
  {
    kind: 'outreach',
    name: strangers[0],
    contact: {
      ...{ streetAddress: 'Runokuja 6 B 11', coAddress: null, zipCode: '33100', postCenter: 'Tampere' },
      ...{ country: 'FI', language: 'fi', phone: null, email: 'helvi.sarvanto@example.org' },
    },
    contactSource: 'Kustantaja Kaarna',
    nextDay: dayBefore(plan, -12),
    events: [
      { status: 'new', note: '', author: accountKey('admin'), createdAt: instantBefore(plan, 16) },
      {
        status: 'contacted',
        note: 'Kirje ja liittymisohje lähetetty.',
        author: accountKey('admin'),
        createdAt: instantBefore(plan, 9),
      },
    ],
  },
  {
    kind: 'outreach',
    name: strangers[1],
    contact: { ...noAddress, language: 'fi', phone: '040 555 0147', email: null },
    contactSource: 'Kirjailijan verkkosivu',
    nextDay: dayBefore(plan, 2),
    events: [
      { status: 'new', note: '', author: accountKey('superadmin'), createdAt: instantBefore(plan, 30) },
      {
        status: 'contacted',
        note: 'Ei vastannut, soitetaan uudelleen.',
        author: accountKey('superadmin'),
        createdAt: instantBefore(plan, 10),
      },
    ],
  },
];

const distributions = distributionsJson as readonly (Pick<DistributionRecord, 'state' | 'potInCents'> & {
  year: number;
  daysUntilPayment: number;
  returned?: DistributionRecord['returned'];
})[];

/** Returns the settings of the year in which the newest paid distribution was paid. */
function settingsOf(plan: SocietyPlan): AccountingSettingsRecord {
  const days = distributions.filter(({ state }) => state === 'paid').map((paid) => paid.daysUntilPayment);
  const deduction = {
    ...{ code: '4610', percent: 5, nameFi: 'Kulttuuriset ja sosiaaliset tarkoitukset' },
    ...{ nameSv: 'Kulturella och sociala ändamål', nameEn: 'Cultural and social purposes' },
  };
  return {
    kind: 'accountingSettings',
    ...firstSettings,
    year: Number(dayBefore(plan, -Math.max(...days)).slice(0, 4)),
    deductions: [deduction],
  };
}

/**
 * Returns the distributions that the society has paid or approved, one for each year of loans. Those before the year of
 * the settings deducted nothing, and did not count unregistered books.
 */
const distributionsOf = (plan: SocietyPlan, settings: AccountingSettingsRecord): DistributionRecord[] =>
  distributions.map(({ year, daysUntilPayment, returned = [], ...rest }) => {
    const payDate = dayBefore(plan, -daysUntilPayment);
    const isOfSettings = Number(payDate.slice(0, 4)) >= settings.year;
    return {
      kind: 'distribution',
      key: `distribution-${year}`,
      name: `Lainauskorvaukset ${year}`,
      payDate,
      announced: true,
      minimumInCents: settings.minimumInCents,
      years: [year],
      groups: [...usualGroups],
      deductions: isOfSettings ? settings.deductions : [],
      unregisteredPrefixes: isOfSettings ? settings.unregisteredPrefixes : [],
      returned,
      by: accountKey('superadmin'),
      createdAt: instantBefore(plan, Math.max(1, 20 - daysUntilPayment)),
      ...rest,
    };
  });

/** Returns the invoices of the pots that were distributed last, of which the older one is paid. */
const invoicesOf = (plan: SocietyPlan): InvoiceRecord[] =>
  distributions.slice(-2).map(({ year, potInCents, daysUntilPayment }) => {
    const days = 60 - daysUntilPayment;
    return {
      kind: 'invoice',
      payerName: 'Lainauskorvausten maksaja (esimerkki)',
      businessId: '1234567-1',
      address: 'Esimerkkikatu 1\n00100 Helsinki',
      language: 'fi',
      source: 'LK',
      lines: [{ text: `Lainauskorvaukset ${year}`, cents: potInCents, vatHundredths: 0 }],
      issued: dayBefore(plan, days),
      due: dayBefore(plan, days - 30),
      paidOn: days > 60 ? dayBefore(plan, days - 25) : null,
      createdAt: instantBefore(plan, days),
    };
  });
