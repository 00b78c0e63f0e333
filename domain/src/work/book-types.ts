/** The formats of a work (specification §3, Work), in the order in which a form offers them. */
export const bookTypes = [
  'book',
  'audiobook',
  'audiobook-stream',
  'e-book',
  'multimedia',
  'music',
  'map',
  'other',
] as const;

export type BookType = (typeof bookTypes)[number];
