import { wholeName } from '@nimio/domain/author-name/author-name';
import type {
  ChangeSuggestion,
  StaffChangeSuggestion,
} from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { OwnSuggestion } from '@nimio/domain/change-suggestion/own-suggestion';
import { profileName } from '../profile/name.js';
import { suggesterName } from './notice.js';
import type { PendingOnWork, ReceivedRow, StaffSuggestionRow } from './store.js';

const suggestionFields = (row: ReceivedRow) => ({
  suggestionHash: row.hash,
  bookIsbn: row.isbn,
  bookName: row.work_name,
  role: row.role,
  amount: row.deal_amount,
  suggestedAmount: row.amount,
  reason: row.reason,
  addIfAccepted: row.add_if_accepted,
  created: row.created_at,
  suggesterProfileHash: row.suggester_hash,
});

export const presentReceived = (row: ReceivedRow): ChangeSuggestion => ({
  ...suggestionFields(row),
  bookType: row.type,
  publisher: row.publisher,
  publishYear: row.publish_year,
  suggesterName: suggesterName(row),
  suggesterAuthorHash: row.private ? null : row.name_hash,
});

export const presentOwn = (row: Omit<PendingOnWork, 'role' | 'suggester_profile_id'>): OwnSuggestion => ({
  suggestionHash: row.hash,
  suggestedAmount: row.amount,
  addIfAccepted: row.add_if_accepted,
  created: row.created_at,
});

/** Staff see people's real names, and the author name while it exists. */
export const presentOfYear = (row: StaffSuggestionRow): StaffChangeSuggestion => ({
  ...suggestionFields(row),
  state: row.state,
  amountBefore: row.amount_before,
  rejectionReason: row.rejection_reason,
  decided: row.decided_at,
  suggesterName:
    row.name1 === null ? profileName(row) : wholeName({ name1: row.name1, name2: row.name2 ?? '' }),
  ownerName:
    row.owner_kind &&
    profileName({
      kind: row.owner_kind,
      first_name: row.owner_first_name,
      last_name: row.owner_last_name,
      organisation_name: row.owner_organisation_name,
    }),
  ownerProfileHash: row.owner_hash,
});
