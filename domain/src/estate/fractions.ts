/** A part of an estate: two whole numbers, at least 1. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** Up to five digits, without a leading zero. */
const number = '[1-9]\\d{0,4}';
/** A fraction as text: `1/3`. */
export const fractionPattern = new RegExp(`^${number}/${number}$`);

/** `undefined` for anything but a fraction. */
export function readFraction(text: string): Fraction | undefined {
  if (!fractionPattern.test(text)) return undefined;
  const [numerator = 0, denominator = 0] = text.split('/').map(Number);
  return { numerator, denominator };
}

export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/** The sum in its lowest terms, calculated exactly; 0/1 of none. */
export function sumOfFractions(fractions: readonly Fraction[]): { numerator: bigint; denominator: bigint } {
  let [numerator, denominator] = [0n, 1n];
  for (const one of fractions) {
    const [n, d] = [BigInt(one.numerator), BigInt(one.denominator)];
    const [sum, product] = [numerator * d + n * denominator, denominator * d];
    const divisor = greatestDivisor(sum, product);
    [numerator, denominator] = [sum / divisor, product / divisor];
  }
  return { numerator, denominator };
}

/** Whether the parts are together more than the whole estate. */
export function exceedWhole(fractions: readonly Fraction[]): boolean {
  const { numerator, denominator } = sumOfFractions(fractions);
  return numerator > denominator;
}
