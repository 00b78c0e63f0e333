import { array, boolean, type InferType, number, object, string } from 'yup';
import { infoPlaces } from '../info-text/info-places.js';
import { audienceRoles } from '../profile/audience.js';
import { language } from '../schema.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

const optionReply = object({ code: text(), term: text() });
/** An option in a form. */
export type Option = InferType<typeof optionReply>;
const options = () => array(optionReply).required();

export const maintenanceReply = object({
  /** ISO 8601; `null` for no limit. */
  from: optional(),
  until: optional(),
  text: text(),
});

export const settingsReply = object({
  /** Code of the product, which distinguishes contracts; fixed at installation. */
  product: text(),
  /** Language of the texts; single ones fall back to Finnish. */
  language: language(),
  /** Name of the portal, shown as its title. */
  portalName: text(),
  societyName: text(),
  tagline: text(),
  place: text(),
  /** As sender of invoices: the Finnish business id and the postal address in lines; empty until they are set. */
  businessId: text(),
  postalAddress: text(),
  /** Address of the logo; `null` when the portal's name is shown instead. */
  logo: optional(),
  /** The society's colour, `#rrggbb`. */
  accent: text(),
  customerService: object({
    phone: text(),
    email: text(),
    hours: text(),
    /** `HH:MM`, Finnish time on weekdays. */
    opens: text(),
    closes: text(),
    /** Days `YYYY-MM-DD` on which it is closed in addition. */
    closedDays: array(text()).required(),
  }),
  footerLinks: array(object({ label: text(), href: text() })).required(),
  /** Roles that may read and write messages. */
  messageRoles: array(string().oneOf(audienceRoles).required()).required(),
  participations: options(),
  productionTypes: options(),
  compensationTypes: options(),
  newestLoanYear: number().required(),
  limits: object({
    worksPageSizes: array(number().required()).required(),
    /** The number of announcements and messages that the home page shows at first. */
    homeItems: number().required(),
    messageCharacters: number().required(),
  }),
  /** The next distributions, by date. */
  distributions: array(object({ date: text(), pays: text() })).required(),
  /** The help texts that exist, without their texts, which are fetched when one is opened. */
  infoTexts: array(
    object({ place: string().oneOf(infoPlaces).required(), title: text(), language: language() }),
  ).required(),
  /** Notice of a service break; `null` for none. */
  maintenance: maintenanceReply.nullable().defined().default(undefined),
  features: object({
    registration: boolean().required(),
    messages: boolean().required(),
    addingWorks: boolean().required(),
  }),
});
/** The society’s settings of its portal, in one language. */
export type PortalSettings = InferType<typeof settingsReply>;
