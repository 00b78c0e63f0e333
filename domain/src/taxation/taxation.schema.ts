import { number, string } from 'yup';
import { countryCodes } from '../contact/country-codes.js';
import { code, hash, multilineText, shape, text } from '../schema.js';
import { isOnStep, raise } from './proposal.js';
import { taxTypes } from './tax-types.js';

/** A rate in percent, in steps of 0.5. */
export const percentInSteps = () =>
  number()
    .min(0)
    .test(
      'step',
      () => code('taxRateStep'),
      (value) => value === undefined || isOnStep(value),
    );

/** A rate to propose; the use case checks that it is above the current one. */
export const proposedRate = () =>
  percentInSteps()
    .min(0, () => code('taxRateNegative'))
    .max(raise.max);

/** A higher rate, or the cancellation of the named or any pending proposal. */
export const changeTaxationSchema = shape({
  proposedTaxRate: proposedRate().optional(),
  proposalStatus: string()
    .oneOf(['CANCELLED'] as const)
    .optional(),
  proposal: hash().optional(),
})
  .test(
    'exactly-one',
    () => code('invalid'),
    (value) => (value.proposedTaxRate === undefined) !== (value.proposalStatus === undefined),
  )
  .test(
    'cancelled-only',
    () => code('invalid'),
    (value) => value.proposal === undefined || value.proposalStatus !== undefined,
  );

/** The tax data of a customer, as staff read it from a tax card. */
export const taxDataFields = {
  taxType: string().oneOf(taxTypes).required(),
  taxRate: percentInSteps().max(100).required(),
  taxYear: number().integer().min(2020).max(2100).required(),
};
export const taxDataSchema = shape(taxDataFields);

const residence = string().oneOf(countryCodes, () => code('countryInvalid'));

/**
 * The same to be set, with the country of tax residence, and what was read before: the date of the data, `null` when there
 * were none, and the residence.
 */
export const setTaxDataSchema = shape({
  ...taxDataFields,
  taxResidence: residence.required(),
  taxDataDate: text(24).nullable().optional(),
  seenTaxResidence: residence.optional(),
});

/** Names the proposal that was reviewed; the data only for a tax card. */
export const acceptProposalSchema = shape({
  proposal: hash(),
  taxType: taxDataFields.taxType.optional(),
  taxRate: taxDataFields.taxRate.optional(),
  taxYear: taxDataFields.taxYear.optional(),
});

export const declineReasonMax = 1000;
export const declineProposalSchema = shape({
  proposal: hash(),
  reason: multilineText(declineReasonMax).required(),
});
