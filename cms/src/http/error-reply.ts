import { DomainError, type ErrorReply } from '@nimio/domain/errors';

const names: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'ValidationError',
  423: 'LockedError',
  428: 'PreconditionRequiredError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
};

/** The error envelope; every error that is not a known rule is an unexpected error without details. */
export function errorReply(error: unknown): ErrorReply {
  const known = error instanceof DomainError ? error : new DomainError('unexpectedError');
  return {
    data: null,
    error: {
      status: known.status,
      name: names[known.status] ?? 'InternalServerError',
      message: known.message,
      details: { code: known.code, ...known.details },
    },
  };
}
