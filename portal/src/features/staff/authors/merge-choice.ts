import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';

/** Which of two authors goes on, and which becomes that one. */
export interface MergeChoice {
  staying: FoundAuthor | undefined;
  leaving: FoundAuthor | undefined;
}

export type MergePlace = keyof MergeChoice;

export const nobodyChosen: MergeChoice = { staying: undefined, leaving: undefined };

const isSame = (one: FoundAuthor, other: FoundAuthor | undefined): boolean =>
  one.authorHash === other?.authorHash;

/** Puts an author into a place; who stands in the other one leaves that, as nobody is both. */
export function withChosen(choice: MergeChoice, place: MergePlace, author: FoundAuthor): MergeChoice {
  const other: MergePlace = place === 'staying' ? 'leaving' : 'staying';
  return { ...choice, [place]: author, ...(isSame(author, choice[other]) && { [other]: undefined }) };
}

export const swapped = ({ staying, leaving }: MergeChoice): MergeChoice => ({
  staying: leaving,
  leaving: staying,
});
