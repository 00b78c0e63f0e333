import type { FormErrors } from '@nimio/design-system';
import type { AnyObjectSchema } from '@nimio/domain/any-object-schema';
import type { FieldMessage } from '@nimio/domain/schema';
import { ValidationError } from 'yup';
import { encodeFinding, fieldNameOf } from './field-finding';

const finding = (error: ValidationError): string => {
  // Messages of our schemas are objects; only a test without a custom message has text.
  const message = error.message as unknown as FieldMessage | string;
  return encodeFinding(typeof message === 'string' ? { code: 'invalid' } : message);
};

/** Errors of a schema by field name: the first of each, nested names joined by dots. */
function findErrors<T>(schema: AnyObjectSchema, values: unknown): FormErrors<T> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const pairs = all.map((one): [string, string] => [fieldNameOf(one.path ?? ''), finding(one)]);
    // In the order of the fields. `required` has precedence for an empty field, then the first error.
    return Object.fromEntries([
      ...pairs,
      ...pairs.toReversed(),
      ...pairs.filter(([, code]) => code === 'required'),
    ]) as FormErrors<T>;
  }
}

/**
 * Returns the `validate` of a form for the server's schema.
 *
 * @param schema of the call's body
 * @param toBody converts form values to the body, where they differ
 */
export function validateWith<T extends object>(
  schema: AnyObjectSchema,
  toBody: (values: T) => unknown = (values) => values,
): (values: T) => FormErrors<T> {
  return (values) => findErrors<T>(schema, toBody(values));
}
