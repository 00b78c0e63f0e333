/** Converts `09 1234 5678` to `tel:0912345678`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
