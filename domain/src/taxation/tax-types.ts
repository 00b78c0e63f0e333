/** Tax types of the tax administration (specification §3): ST, P and others; L means tax at source. */
export const taxTypes = ['ST', 'P', 'M', 'Y', 'PY', 'L', 'L_5', 'L_10', 'L_15', 'L_30', 'L_35'] as const;
export type TaxType = (typeof taxTypes)[number];

/** Those for which taxation is relevant (specification §5). */
export const relevantTaxTypes = ['ST', 'L', 'L_5', 'L_10', 'L_15', 'L_30', 'L_35'] as const;

/** The percent that a type of tax at source has in its name; undefined for any other. */
export function rateInType(taxType: string | null): number | undefined {
  const digits = /^L_(\d+)$/.exec(taxType ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
