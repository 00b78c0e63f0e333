/** Converts a date in Finnish notation to that of the API; an invalid one is returned unchanged, and refused. */
export function dayOnTheWire(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
}
