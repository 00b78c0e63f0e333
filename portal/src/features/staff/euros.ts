import { formatCents } from '@nimio/design-system';

/** Formats cents for a field: 1 200 000,00. */
export const eurosText = (cents: number): string => formatCents(cents).replace(/\s*€$/, '');

/** Parses euros in Finnish notation to cents; `undefined` when empty, NaN when invalid. */
export function centsOf(typed: string): number | undefined {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return undefined;
  const [, euros, cents = ''] = /^(\d{1,11})(?:[,.](\d{1,2}))?$/.exec(text) ?? [];
  return euros === undefined ? Number.NaN : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
