import type { FormErrors } from '@nimio/design-system';
import { ApiError } from '../../api/api-error';
import { encodeFinding, fieldNameOf, isFieldCode } from './field-finding';

/**
 * The server's error as errors of the form's fields and of their rows (`lines.0.text`): all refused fields, or the one
 * field that its code is about.
 * `undefined` when there is none, and the failure is shown above the form.
 */
export function serverErrors<T extends object>(failure: unknown, values: T): FormErrors<T> | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { fields = [], field, params } = failure.details;
  const refused = fields
    .map(({ path, ...finding }): [string, string] => [fieldNameOf(path), encodeFinding(finding)])
    .filter(([name]) => (name.split('.')[0] ?? '') in values);
  if (refused.length > 0) return Object.fromEntries(refused.reverse()) as FormErrors<T>;
  if (field === undefined || !(field in values) || !isFieldCode(failure.code)) return undefined;
  return { [field]: encodeFinding({ code: failure.code, ...(params && { params }) }) } as FormErrors<T>;
}
