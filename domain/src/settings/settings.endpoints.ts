import { object, string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';

const text = () => string().defined();
const inThreeLanguages = () => object({ fi: text(), sv: text(), en: text() });

const settingsReply = object({
  /** Code of the product, by which contracts are told apart; fixed at installation. */
  product: text(),
  /** Name of the portal, shown as its title. */
  portalName: text(),
  societyName: inThreeLanguages(),
  tagline: inThreeLanguages(),
  place: text(),
  /** The society's colour, `#rrggbb`. */
  accent: text(),
  customerServicePhone: text(),
  customerServiceEmail: text(),
  customerServiceHours: inThreeLanguages(),
});

export const readSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the society has set for its portal',
  access: anonymous,
  reply: record(settingsReply),
});
