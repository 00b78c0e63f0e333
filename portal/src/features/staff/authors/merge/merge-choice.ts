import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';

/** The author who remains and the one who is merged into it. */
export interface MergeChoice {
  staying: FoundAuthor | undefined;
  leaving: FoundAuthor | undefined;
}

export type MergePlace = keyof MergeChoice;

export const noneChosen: MergeChoice = { staying: undefined, leaving: undefined };

const isSame = (one: FoundAuthor, other: FoundAuthor | undefined): boolean =>
  one.authorHash === other?.authorHash;

/** Chooses an author for a side; if it was chosen for the other side, that one becomes empty. */
export function withChosen(choice: MergeChoice, place: MergePlace, author: FoundAuthor): MergeChoice {
  const other: MergePlace = place === 'staying' ? 'leaving' : 'staying';
  return { ...choice, [place]: author, ...(isSame(author, choice[other]) && { [other]: undefined }) };
}

export const swapped = ({ staying, leaving }: MergeChoice): MergeChoice => ({
  staying: leaving,
  leaving: staying,
});
