import { array, string } from 'yup';
import { audienceRoles } from '../profile/audience.js';
import { code, language, multilineText, requiredText, shape } from '../schema.js';
import { isSafeLink } from './safe-link.js';

const isMoment = (value: string): boolean => {
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.slice(0, 19));
};

/** A time in UTC, ISO 8601. */
const moment = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/)
    .test(
      'moment',
      () => code('invalid'),
      (value) => value == null || isMoment(value),
    )
    .nullable();

/** One language's version of an announcement, as staff write it. */
export const announcementSchema = shape({
  language: language(),
  title: requiredText(200),
  /** Markdown. */
  content: multilineText(100_000).required(),
  link: string()
    .max(500)
    .test(
      'safe-link',
      () => code('invalid'),
      (value) => value == null || isSafeLink(value),
    )
    .nullable(),
  /** From when it is shown, ISO 8601 in UTC; immediately when absent. */
  published: moment(),
  /** Until when it is shown; without an end when absent. */
  publishedUntil: moment(),
  /** The roles that it is shown to; all when empty or absent. */
  audience: array(string().oneOf(audienceRoles).required()),
});
