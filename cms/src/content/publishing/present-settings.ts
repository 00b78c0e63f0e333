import type { Language } from '@nimio/domain/schema';
import type { Option, PortalSettings } from '@nimio/domain/settings/settings.types';
import { type Entry, type InLanguages, inEach, labelIn, listOf, moment, textOf } from '../entry.js';
import { presentAudience } from './present-announcement.js';

const part = (entry: Entry, name: string): Entry => (entry[name] as Entry | null | undefined) ?? {};
/** `15:00:00.000` as `15:00`. */
const hourAndMinute = (entry: Entry, name: string): string => textOf(entry, name).slice(0, 5);

/** Each day once, in order; a draft may lack some. */
const daysIn = (entry: Entry, name: string): string[] =>
  [...new Set(listOf(entry, name).map((each) => textOf(each, 'date')))].filter(Boolean).toSorted();

const optionsIn = (entry: Entry, name: string, language: Language): Option[] =>
  listOf(entry, name)
    .filter((option) => option['isOffered'] === true)
    .map((option) => ({ code: textOf(option, 'code'), term: labelIn(option, 'term', language) }));

function maintenanceIn(entry: Entry, language: Language): PortalSettings['maintenance'] {
  const notice = part(entry, 'maintenance');
  const text = labelIn(notice, 'text', language);
  return text ? { from: moment(notice['from']), until: moment(notice['until']), text } : null;
}

const limitsOf = (entry: Entry): PortalSettings['limits'] => {
  const { worksPageSizes, homeItems, messageCharacters } = part(entry, 'limits') as Record<string, number> & {
    worksPageSizes: string;
  };
  return {
    worksPageSizes: worksPageSizes.split(',').map(Number),
    homeItems,
    messageCharacters,
  } as PortalSettings['limits'];
};

const featuresOf = (entry: Entry): PortalSettings['features'] => {
  const { registration, messages, addingWorks } = part(entry, 'features');
  return { registration, messages, addingWorks } as PortalSettings['features'];
};

/** The settings of their entry; the titles of help texts come from other ones. */
type EntrySettings = Omit<PortalSettings, 'infoTexts'>;

const settingsIn = (entry: Entry, product: string, language: Language): EntrySettings => ({
  product,
  language,
  portalName: textOf(entry, 'portalName'),
  societyName: labelIn(entry, 'societyName', language),
  tagline: labelIn(entry, 'tagline', language),
  place: textOf(entry, 'place'),
  businessId: textOf(entry, 'businessId'),
  postalAddress: textOf(entry, 'postalAddress'),
  logo: textOf(part(entry, 'logo'), 'url') || null,
  accent: textOf(entry, 'accent'),
  customerService: {
    phone: textOf(entry, 'customerServicePhone'),
    email: textOf(entry, 'customerServiceEmail'),
    hours: labelIn(entry, 'customerServiceHours', language),
    opens: hourAndMinute(entry, 'serviceOpens'),
    closes: hourAndMinute(entry, 'serviceCloses'),
    closedDays: daysIn(entry, 'closedDays'),
  },
  footerLinks: listOf(entry, 'footerLinks').map((link) => ({
    label: labelIn(link, 'label', language),
    href: textOf(link, 'href'),
  })),
  messageRoles: presentAudience(entry['messageRoles']),
  participations: optionsIn(entry, 'participations', language),
  productionTypes: optionsIn(entry, 'productionTypes', language),
  compensationTypes: optionsIn(entry, 'compensationTypes', language),
  newestLoanYear: entry['newestLoanYear'] as number,
  limits: limitsOf(entry),
  distributions: listOf(entry, 'distributions')
    .map((each) => ({ date: textOf(each, 'date'), pays: labelIn(each, 'pays', language) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  maintenance: maintenanceIn(entry, language),
  features: featuresOf(entry),
});

/** The settings in the wire's form, in each language. */
export const presentSettings = (entry: Entry, product: string): InLanguages<EntrySettings> =>
  inEach((language) => settingsIn(entry, product, language));

/** The values that the settings give to placeholders. */
export const settingsValues = ({ portalName, societyName, customerService }: EntrySettings) => ({
  portalName,
  societyName,
  customerServicePhone: customerService.phone,
  customerServiceEmail: customerService.email,
  customerServiceHours: customerService.hours,
});
