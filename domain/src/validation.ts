import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import type { AnyObjectSchema } from './any-object-schema.js';
import { DomainError, type FieldError } from './errors.js';
import type { FieldMessage } from './schema.js';

const fieldError = (error: ValidationError): FieldError => {
  const message = error.message as unknown as FieldMessage | string;
  const path = error.path ?? '';
  if (typeof message === 'string') return { path, code: 'invalid' };
  return { path, ...message };
};

/** The values that a schema accepts, when its fields are known. */
type Validated<S> = S extends ObjectSchema<infer T> ? T : AnyObject;

function orFieldErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    throw new DomainError('validationError', { fields: inner.map(fieldError) });
  }
}

/** Whether two JSON values are equal, whatever the order of their keys; an undefined value is a missing one. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return Object.keys({ ...a, ...b }).every((key) => isSameJson(a[key], b[key]));
}

/**
 * Validates a JSON body: every value needs its type (no "1" for 1), unknown keys are refused; then it is normalized (texts,
 * ISBN and IBAN) and validated again in the form in which it is stored.
 */
export const validateBody = <S extends AnyObjectSchema>(schema: S, raw: unknown): Validated<S> =>
  orFieldErrors(() => {
    const options = { strict: true, abortEarly: false };
    const checked = schema.validateSync(raw, options) as Validated<S>;
    const normal = schema.cast(raw, { assert: false }) as Validated<S>;
    // Most bodies are already normalized, by the portal.
    return isSameJson(normal, raw) ? checked : (schema.validateSync(normal, options) as Validated<S>);
  });

/** Names that every object inherits, which yup would mistake for fields of the schema. */
const isInherited = (key: string): boolean => key in Object.prototype;

/**
 * Validates parameters of the path or the query, which are texts that may represent numbers. An exact schema refuses other
 * keys, an open one (the return from the bank) passes them on.
 */
export const validateText = <S extends AnyObjectSchema>(
  schema: S,
  raw: Record<string, unknown>,
): Validated<S> => {
  const isExact = schema.spec.noUnknown === true;
  const strange = Object.keys(raw).filter(isInherited);
  if (isExact && strange.length > 0) {
    throw new DomainError('validationError', { fields: [{ path: '', code: 'unknownKey' }] });
  }
  const plain = Object.fromEntries(Object.entries(raw).filter(([key]) => !isInherited(key)));
  return orFieldErrors(() => schema.validateSync(plain, { abortEarly: false }) as Validated<S>);
};
