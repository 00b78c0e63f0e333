/** The amount of a line, without VAT, and its rate. */
export interface TaxedLine {
  cents: number;
  /** In hundredths of a percent: 2550 is 25.5 percent. */
  vatHundredths: number;
}

/** The sums of the lines with one rate. */
export interface RateTotal {
  vatHundredths: number;
  netInCents: number;
  vatInCents: number;
}

export interface InvoiceTotals {
  /** By rate, the highest first. */
  rates: RateTotal[];
  netInCents: number;
  vatInCents: number;
  totalInCents: number;
}

const hundredthsInWhole = 10_000;

/** Rounds half away from zero, in integers, so that no binary fraction decides. */
function vatOf(netInCents: number, vatHundredths: number): number {
  const [size, parts] = [Math.abs(netInCents) * vatHundredths, hundredthsInWhole];
  const remainder = size % parts;
  const rounded = (size - remainder) / parts + (remainder * 2 >= parts ? 1 : 0);
  return netInCents < 0 && rounded !== 0 ? -rounded : rounded;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The totals of an invoice: VAT is rounded per rate, over the sum of its lines. */
export function invoiceTotals(lines: readonly TaxedLine[]): InvoiceTotals {
  const nets = new Map<number, number>();
  for (const { cents, vatHundredths } of lines)
    nets.set(vatHundredths, (nets.get(vatHundredths) ?? 0) + cents);
  const rates = [...nets]
    .toSorted(([a], [b]) => b - a)
    .map(([vatHundredths, netInCents]) => ({
      vatHundredths,
      netInCents,
      vatInCents: vatOf(netInCents, vatHundredths),
    }));
  const netInCents = sumOf(rates.map((rate) => rate.netInCents));
  const vatInCents = sumOf(rates.map((rate) => rate.vatInCents));
  return { rates, netInCents, vatInCents, totalInCents: netInCents + vatInCents };
}
