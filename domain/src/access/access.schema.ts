import { string } from 'yup';
import { code, requiredText, shape } from '../schema.js';
import { givenAccessKinds } from './access-kinds.js';

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

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
      (value) => value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value)),
    ),
});
