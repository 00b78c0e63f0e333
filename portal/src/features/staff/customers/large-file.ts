import { ApiError } from '../../../api/api-error';

/** The file of some thousand customers takes the server longer than a page. */
export const fileTimeoutMs = 60_000;

/** Whether the server refused a file because too many customers meet the conditions. */
export const isTooBig = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.details.fields ?? []).some(({ code }) => code === 'tooBig');
