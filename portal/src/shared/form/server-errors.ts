import type { FormErrors } from '@nimio/design-system';
import { ApiError } from '../../api/api-error';
import { encodeFinding, isFieldCode } from './field-finding';

/**
 * The server's answer as errors of the form's fields: every field it refused, or the one field its code is
 * about. Undefined when the answer is about none of them: then the failure stands over the form.
 */
export function serverErrors<T extends object>(failure: unknown, values: T): FormErrors<T> | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { fields = [], field, params } = failure.details;
  const refused = fields
    .filter(({ path }) => path in values)
    .map(({ path, ...finding }): [string, string] => [path, encodeFinding(finding)]);
  if (refused.length > 0) return Object.fromEntries(refused.reverse()) as FormErrors<T>;
  if (field === undefined || !(field in values) || !isFieldCode(failure.code)) return undefined;
  return { [field]: encodeFinding({ code: failure.code, ...(params && { params }) }) } as FormErrors<T>;
}
