import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readFailed } from '../../accounting/payment-store.js';
import { bookSuggestionsFor } from '../../book-suggestion/store.js';
import { readReceived } from '../../change-suggestion/store.js';

export const getTaskCounts: UseCase<typeof endpoints.getTaskCounts> = async ({ profile }) => {
  const { db } = system();
  const [failed, received, suggested] = await Promise.all([
    readFailed(db, profile.id),
    readReceived(db, profile.id),
    bookSuggestionsFor(db, profile.id),
  ]);
  return {
    failedPayments: failed.length,
    changeSuggestions: received.length,
    bookSuggestions: suggested.filter(({ work }) => work.is_hidden === 0).length,
  };
};
