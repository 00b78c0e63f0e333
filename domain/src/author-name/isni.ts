const length = 16;

/** An ISNI as it is stored: without dashes and spaces, its check character a capital X (specification §5). */
export const normalizeIsni = (isni: string): string => isni.replace(/[-\s\u2010-\u2015]/gu, '').toUpperCase();

/** The check character after fifteen digits by ISO 7064 MOD 11-2. */
export function isniCheckCharacter(digits: string): string {
  const sum = [...digits].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Whether it is an ISNI: fifteen digits and the right check character, with or without dashes and spaces. */
export function isValidIsni(isni: string): boolean {
  const bare = normalizeIsni(isni);
  return /^\d{15}[\dX]$/.test(bare) && isniCheckCharacter(bare.slice(0, length - 1)) === bare.at(-1);
}

/** In groups of four, as printed: `0000 0001 2345 6789`. Text that is no ISNI is returned unchanged. */
export function formatIsni(isni: string): string {
  if (!isValidIsni(isni)) return isni;
  return (normalizeIsni(isni).match(/.{4}/gu) ?? []).join(' ');
}
