import { string } from 'yup';
import { isDay } from '../calendar/day.js';
import { code, requiredText, shape } from '../schema.js';
import { givenAccessKinds } from './access-kinds.js';

/** Who may act for a profile from now on, and until when. */
export const grantSchema = shape({
  username: requiredText(254),
  kind: string().oneOf(givenAccessKinds).required(),
  /** The last day, `YYYY-MM-DD` in Finland; empty until further notice. */
  lastDay: string()
    .defined()
    .max(10)
    .test(
      'day',
      () => code('dayInvalid'),
      (value) => value === '' || isDay(value),
    ),
});
