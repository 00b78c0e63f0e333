import { isInForce, type RateFacts } from './rate.js';

/** The kinds of payees that have their own default rates; a payee is of the first that applies. */
export const payeeKinds = ['estate', 'organisation', 'creator', 'beneficiary', 'representative'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** Whether the payee’s country of tax residence is Finland, to which Åland belongs. */
export const residences = ['domestic', 'abroad'] as const;
export type Residence = (typeof residences)[number];

export const domesticCountries = ['FI', 'AX'] as const;

export const residenceOf = (country: string): Residence =>
  domesticCountries.some((domestic) => domestic === country) ? 'domestic' : 'abroad';

/** The percent that is withheld from payees of a kind and residence without tax data. */
export interface WithholdingDefault {
  payeeKind: PayeeKind;
  residence: Residence;
  rate: number;
}

const firstRates: Record<PayeeKind, readonly [domestic: number, abroad: number]> = {
  estate: [30, 30],
  organisation: [60, 20],
  creator: [60, 30],
  beneficiary: [30, 30],
  representative: [60, 30],
};

/** The default rates until the society stores others, which are its to confirm. */
export const firstWithholding: WithholdingDefault[] = payeeKinds.flatMap((payeeKind) =>
  residences.map((residence, at) => ({ payeeKind, residence, rate: firstRates[payeeKind][at] ?? 0 })),
);

/** The rate of a payee without tax data, in percent. */
export function defaultRateOf(
  defaults: readonly WithholdingDefault[],
  payee: { payeeKind: PayeeKind; taxResidence: string },
): number {
  const residence = residenceOf(payee.taxResidence);
  const found = defaults.find((one) => one.payeeKind === payee.payeeKind && one.residence === residence);
  if (!found) throw new RangeError(`There is no default rate of ${payee.payeeKind}, ${residence}`);
  return found.rate;
}

/** What is withheld: prepayment of tax, or tax at source from payees abroad. */
export const taxKinds = ['withholding', 'source'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** The kind of tax: at source by a type L, and from payees abroad without tax data in force. */
export function taxKindOf(taxation: RateFacts & { taxResidence: string }, now: Date): TaxKind {
  const isSource = isInForce(taxation, now)
    ? (taxation.taxType?.startsWith('L') ?? false)
    : residenceOf(taxation.taxResidence) === 'abroad';
  return isSource ? 'source' : 'withholding';
}
