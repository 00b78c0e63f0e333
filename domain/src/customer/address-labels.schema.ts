import { array, number, type TestContext } from 'yup';
import { code, type FieldMessage, hash, shape } from '../schema.js';
import { labelsPerSheet, mostLabels } from './address-labels.js';
import { customerFilterSchema } from './customer-filter.schema.js';

const hasAny = ({ parent }: TestContext, ...names: string[]): boolean =>
  names.some((name) => (parent as Record<string, unknown>)[name] !== undefined);

/** At most as many as are printed, and not together with other addressees. */
const hashesWithout = (...others: string[]) =>
  array(hash())
    .optional()
    .min(1, () => code('required'))
    .test(
      'alone',
      () => code('invalid'),
      (hashes, context) => hashes === undefined || !hasAny(context, ...others),
    )
    .test(
      'most',
      () => ({ code: 'tooBig', params: { max: mostLabels } }) satisfies FieldMessage,
      (hashes) => (hashes?.length ?? 0) <= mostLabels,
    );

/**
 * Single customers, all that meet conditions, or authors of outreach profiles, and the first free label of the first
 * sheet.
 */
export const addressLabelsSchema = shape({
  profileHashes: hashesWithout('filter', 'outreachHashes').test(
    'one-of',
    () => code('required'),
    (hashes, context) => hashes !== undefined || hasAny(context, 'filter', 'outreachHashes'),
  ),
  outreachHashes: hashesWithout('filter'),
  filter: customerFilterSchema.optional().default(undefined),
  start: number().integer().min(1).max(labelsPerSheet).required(),
});
