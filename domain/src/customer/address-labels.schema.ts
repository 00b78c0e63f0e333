import { array, number, type TestContext } from 'yup';
import { code, type FieldMessage, hash, shape } from '../schema.js';
import { labelsPerSheet, mostLabels } from './address-labels.js';
import { customerFilterSchema } from './customer-filter.schema.js';

const hasFilter = ({ parent }: TestContext): boolean => (parent as { filter?: unknown }).filter !== undefined;

/** Either single customers or all that meet conditions, and the first free label of the first sheet. */
export const addressLabelsSchema = shape({
  profileHashes: array(hash())
    .optional()
    .test(
      'one-of',
      () => code('required'),
      (hashes, context) => (hashes?.length ?? 0) > 0 || hasFilter(context),
    )
    .test(
      'not-both',
      () => code('invalid'),
      (hashes, context) => hashes === undefined || !hasFilter(context),
    )
    .test(
      'most',
      () => ({ code: 'tooBig', params: { max: mostLabels } }) satisfies FieldMessage,
      (hashes) => (hashes?.length ?? 0) <= mostLabels,
    ),
  filter: customerFilterSchema.optional().default(undefined),
  start: number().integer().min(1).max(labelsPerSheet).required(),
});
