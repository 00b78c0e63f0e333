import type { FormErrors } from '@nimio/design-system';
import { refusalOfDeal } from '@nimio/domain/work/deal';
import { correctDealSchema } from '@nimio/domain/work/register.schema';
import type { RegisteredDeal } from '@nimio/domain/work/register.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import { encodeFinding } from '../../../../shared/form/field-finding';
import { validateWith } from '../../../../shared/form/validate-with';

/** The holder of a share, with the author name. */
export type Sharer = Pick<
  RegisteredDeal['shares'][number],
  'profileHash' | 'profileName' | 'authorHash' | 'authorName'
>;

export interface DealValues {
  amount: number | null;
  /** Empty until a profile is chosen. */
  ownerProfileHash: string;
  shares: Sharer[];
}

export const dealValues = ({ amount, ownerProfileHash, shares }: RegisteredDeal): DealValues => ({
  amount,
  ownerProfileHash,
  // Dates and whether a holder has seen the deal cannot be corrected.
  shares: shares.map(({ profileHash, profileName, authorHash, authorName }) => ({
    ...{ profileHash, profileName },
    ...{ authorHash, authorName },
  })),
});

/** The body of the call. */
export const dealBody = ({ amount, ownerProfileHash, shares }: DealValues) => ({
  amount: amount ?? 0,
  ownerProfileHash,
  shares: shares.map(({ authorHash }) => authorHash),
});

const schemaErrors = validateWith<DealValues>(correctDealSchema, ({ amount, ...values }) => ({
  ...dealBody({ amount, ...values }),
  amount: amount ?? undefined,
}));

/** Validates by the schema, and by the rules of deals (`refusalOfDeal`). */
export function dealErrors(role: BillableRole, values: DealValues): FormErrors<DealValues> {
  const errors = schemaErrors(values);
  if (Object.keys(errors).length > 0) return errors;
  const { amount, ownerProfileHash: owner, shares } = values;
  const sharers = shares.map(({ profileHash }) => profileHash);
  const refusal = refusalOfDeal(role, { amount: amount ?? 0, owner, sharers });
  if (refusal !== 'amountBelowAuthors' && refusal !== 'amountBelowTranslators') return {};
  return { amount: encodeFinding({ code: refusal, params: { min: sharers.length } }) };
}

/** Removes a holder; the deal then has no owner if it was the owner. */
export const without = (values: DealValues, profileHash: string): DealValues => ({
  ...values,
  ownerProfileHash: values.ownerProfileHash === profileHash ? '' : values.ownerProfileHash,
  shares: values.shares.filter((share) => share.profileHash !== profileHash),
});

/** Adds a holder, and increases the amount if necessary. */
export const withSharer = (values: DealValues, sharer: Sharer): DealValues => {
  const shares = [...values.shares, sharer];
  return { ...values, amount: Math.max(values.amount ?? 0, shares.length), shares };
};
