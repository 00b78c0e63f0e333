import type { SchemaObjectDescription } from 'yup';

/**
 * An object schema of yup whose fields are not known, reduced to the members that such code uses.
 *
 * `ObjectSchema<AnyObject>` would be the obvious type, but no schema with known fields is a subtype of it by its type
 * arguments alone, so that TypeScript compares all members of yup's classes recursively at every call of the API.
 * That took most of the time of every type check.
 */
export interface AnyObjectSchema {
  readonly __isYupSchema__: boolean;
  readonly fields: object;
  readonly spec: { noUnknown?: boolean };
  cast(value: unknown, options: { assert: false }): unknown;
  describe(): SchemaObjectDescription;
  noUnknown(): AnyObjectSchema;
  validateSync(value: unknown, options?: { strict?: boolean; abortEarly?: boolean }): unknown;
}
