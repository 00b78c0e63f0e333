import { type InferType, object, string } from 'yup';
import { type ErrorCode, errors } from '../errors.js';
import { differingAmountsReply } from './work.types.js';

/** What became of one of many works, in the order in which they were sent. */
export const addedOfManyReply = object({
  isbn: string().required(),
  /** Why the work was not added; `noDuplicateShares` when it was on the list already. */
  refusal: object({
    code: string<ErrorCode>()
      .oneOf(Object.keys(errors) as ErrorCode[])
      .required(),
    /** What it is about, where there is such: the role whose shares are all taken. */
    field: string().nullable().defined(),
  })
    .nullable()
    .defined()
    .default(undefined),
  differingAmounts: differingAmountsReply,
});
export type AddedOfMany = InferType<typeof addedOfManyReply>;
