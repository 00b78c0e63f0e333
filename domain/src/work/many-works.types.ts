import { type InferType, object, string } from 'yup';
import { type ErrorCode, errors } from '../errors.js';
import { differingAmountsReply } from './work.types.js';

/** The result for one of many works, in the order of the request. */
export const addedOfManyReply = object({
  isbn: string().required(),
  /** Why the work was not added; `noDuplicateShares` when it was on the list already. */
  refusal: object({
    code: string<ErrorCode>()
      .oneOf(Object.keys(errors) as ErrorCode[])
      .required(),
    /** What the error is about, if anything: the role whose shares are all claimed. */
    field: string().nullable().defined(),
  })
    .nullable()
    .defined()
    .default(undefined),
  differingAmounts: differingAmountsReply,
});
export type AddedOfMany = InferType<typeof addedOfManyReply>;
