import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { listedWork } from './example-work';

const { authorDeal } = listedWork;
if (!authorDeal) throw new Error('The example has authors');

/** A work of two authors whose deal the user owns. */
export const ownWork: WorkForEdit = { ...listedWork, authorDeal: { ...authorDeal, amount: 2 } };

/** The same, owned by another author. */
export const othersWork: WorkForEdit = {
  ...listedWork,
  authorDeal: {
    ...authorDeal,
    amount: 2,
    shares: [{ name: 'Tuomas Sjöholm', authorHash: 's'.repeat(22), isOwn: 0 }, ...authorDeal.shares],
    ownerName: 'Tuomas Sjöholm',
    isOwner: 0,
  },
};

/** A suggestion by another author for the user's work. */
export const exampleSuggestion: ChangeSuggestion = {
  suggestionHash: 'g'.repeat(22),
  bookIsbn: listedWork.isbn,
  bookName: 'Hytti nro 6',
  bookType: 'book',
  publisher: 'WSOY',
  publishYear: 2011,
  role: 'author',
  amount: 2,
  suggestedAmount: 3,
  reason: 'Kirjoitimme kirjan kolmestaan.\nMuut ovat jo luettelossa.',
  suggesterName: 'Aino Meri',
  suggesterAuthorHash: 'm'.repeat(22),
  suggesterProfileHash: 'q'.repeat(22),
  addIfAccepted: 1,
  created: '2026-11-09T10:00:00.000Z',
};
