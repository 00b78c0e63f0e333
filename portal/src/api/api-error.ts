import { type ErrorCode, type ErrorDetails, type ErrorReply, errors } from '@nimio/domain/errors';

/** What can go wrong with a call: the server's codes, and what happens on the way to it and back. */
export type ApiErrorCode = ErrorCode | 'timeout' | 'network' | 'unknownError';

/** A call failed. `code` has a text in three languages (`errors.<code>`). */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ApiErrorCode, status = 0, details: ErrorDetails = {}) {
    super(`${code} (${status})`);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

const isEnvelope = (body: unknown): body is ErrorReply =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as Partial<ErrorReply>).error?.details?.code === 'string';

/** Reads the error envelope; an answer that is none, or has a code of a newer server, is an unknown error. */
export function errorOf(status: number, body: unknown): ApiError {
  if (!isEnvelope(body)) return new ApiError('unknownError', status);
  const { code, ...details } = body.error.details;
  return new ApiError(Object.hasOwn(errors, code) ? code : 'unknownError', status, details);
}
