import type { Locator } from '@playwright/test';

/** `1 284,60 €` in cents; less than nothing has a real minus. */
function centsOf(text: string): number {
  const [, sign, euros = '', cents = ''] = /(\u2212?)([\d\s]+),(\d{2})\s€/.exec(text) ?? [];
  if (euros === '') throw new Error(`${text} is no sum`);
  return (sign ? -1 : 1) * (Number(euros.replace(/\s/g, '')) * 100 + Number(cents));
}

/** The sums of money in a place, in cents, in the order of the page. */
export async function sumsIn(place: Locator): Promise<number[]> {
  const texts = await place.locator('[aria-hidden="true"]').allTextContents();
  return texts.filter((text) => text.endsWith('€')).map(centsOf);
}
