import type { ErrorCode, ErrorDetails, ErrorReply } from '@nimio/domain/errors';

/** Error codes of a call: those of the server, and those of the connection. */
export type ApiErrorCode = ErrorCode | 'timeout' | 'network' | 'unknownError';

/** A failed call. `code` has a text in three languages (`errors.<code>`). */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status; 0 without a reply. */
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

/** Parses the error envelope; a reply without one is an unknown error. */
export function errorOf(status: number, body: unknown): ApiError {
  if (!isEnvelope(body)) return new ApiError('unknownError', status);
  const { code, ...details } = body.error.details;
  return new ApiError(code, status, details);
}
