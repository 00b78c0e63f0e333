import { string } from 'yup';
import { optionalDay, requiredText, shape } from '../schema.js';
import { givenAccessKinds } from './access-kinds.js';

/** Who may act for a profile from now on, and until when. */
export const grantSchema = shape({
  username: requiredText(254),
  kind: string().oneOf(givenAccessKinds).required(),
  /** The last day, `YYYY-MM-DD` in Finland; empty until further notice. */
  lastDay: optionalDay(),
});
