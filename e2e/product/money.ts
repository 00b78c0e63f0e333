import type { Locator } from '@playwright/test';

/** Parses `1 284,60 €` to cents. Negative amounts have a real minus sign. */
function centsOf(text: string): number {
  const [, sign, euros = '', cents = ''] = /(\u2212?)([\d\s]+),(\d{2})\s€/.exec(text) ?? [];
  if (euros === '') throw new Error(`${text} is no amount`);
  return (sign ? -1 : 1) * (Number(euros.replace(/\s/g, '')) * 100 + Number(cents));
}

/** Returns the amounts in an element in cents, in the order of the page. */
export async function sumsIn(place: Locator): Promise<number[]> {
  const texts = await place.locator('[aria-hidden="true"]').allTextContents();
  return texts.filter((text) => text.endsWith('€')).map(centsOf);
}
