const weights = [7, 3, 1];

/**
 * The Finnish reference number (viitenumero) of an invoice: its number with a check digit, whose weights are 7, 3 and 1
 * from the right.
 */
export function referenceOf(invoiceNumber: number): string {
  const digits = String(invoiceNumber);
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at % weights.length] ?? 0), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A reference as it is printed: in groups of five from the right. */
export const groupedReference = (reference: string): string => reference.replace(/\B(?=(\d{5})+$)/g, ' ');
