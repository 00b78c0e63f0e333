import { array, boolean, type InferType, number, object, string } from 'yup';
import { audienceRoles } from '../profile/audience.js';
import { language } from '../schema.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

const optionReply = object({ code: text(), term: text() });
/** Something that can be chosen in a form. */
export type Option = InferType<typeof optionReply>;
const options = () => array(optionReply).required();

export const maintenanceReply = object({
  /** ISO 8601; null: since ever, for ever. */
  from: optional(),
  until: optional(),
  text: text(),
});

export const settingsReply = object({
  /** Code of the product, by which contracts are told apart; fixed at installation. */
  product: text(),
  /** That the words are in; single ones fall back to Finnish. */
  language: language(),
  /** Name of the portal, shown as its title. */
  portalName: text(),
  societyName: text(),
  tagline: text(),
  place: text(),
  /** Address of the picture; null: the portal's name stands there. */
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
    /** Days `YYYY-MM-DD` on which it is closed all the same. */
    closedDays: array(text()).required(),
  }),
  footerLinks: array(object({ label: text(), href: text() })).required(),
  /** Roles that see and write messages. */
  messageRoles: array(string().oneOf(audienceRoles).required()).required(),
  participations: options(),
  productionTypes: options(),
  compensationTypes: options(),
  rejectionReasons: options(),
  taxTypes: options(),
  newestLoanYear: number().required(),
  limits: object({
    worksPageSizes: array(number().required()).required(),
    searchPageSize: number().required(),
    /** How many announcements and messages stand on the home page at first. */
    homeItems: number().required(),
    taxCardMegabytes: number().required(),
    messageCharacters: number().required(),
  }),
  /** The next distributions, by date. */
  distributions: array(object({ date: text(), pays: text() })).required(),
  /** What is to be told of a break of service; null when nothing is. */
  maintenance: maintenanceReply.nullable().defined().default(undefined),
  features: object({
    registration: boolean().required(),
    messages: boolean().required(),
    addingWorks: boolean().required(),
  }),
});
/** What the society has set for its portal, in one language. */
export type PortalSettings = InferType<typeof settingsReply>;
