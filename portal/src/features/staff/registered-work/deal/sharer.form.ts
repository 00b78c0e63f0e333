import { shape } from '@nimio/domain/schema';
import { amount } from '@nimio/domain/work/work.schema';
import { validateWith } from '../../../../shared/form/validate-with';

/** The values besides the author name, which is chosen from the search. */
export interface SharerValues {
  amount: number | null;
}

export const amountErrors = validateWith<SharerValues>(
  shape({ amount: amount().required() }),
  ({ amount: typed }) => ({ amount: typed ?? undefined }),
);
