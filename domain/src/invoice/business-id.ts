const weights = [7, 9, 10, 5, 8, 4, 2];

/** Whether a text is a Finnish business id (Y-tunnus) with a valid check digit: `1234567-1`. */
export function isBusinessId(text: string): boolean {
  const [, digits, check] = /^(\d{7})-(\d)$/.exec(text) ?? [];
  if (digits === undefined) return false;
  const remainder = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
  // A remainder of 1 would need the check digit 10, so these numbers are not given to anyone.
  return remainder !== 1 && Number(check) === (remainder === 0 ? 0 : 11 - remainder);
}
