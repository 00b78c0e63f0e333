export type Words = readonly [string, ...string[]];

/** A list of words from one line of text with commas between. */
export function words(text: string): Words {
  const [first = '', ...rest] = text.split(', ');
  return [first, ...rest];
}
