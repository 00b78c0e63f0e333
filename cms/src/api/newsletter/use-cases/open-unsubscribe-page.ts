import type * as endpoints from '@nimio/domain/newsletter/newsletter.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

/** A program that only looks at links must not unsubscribe anyone: the page has a button. */
export const openUnsubscribePage: UseCase<typeof endpoints.openUnsubscribePage> = ({ params, query }) => {
  const page = `${system().publicUrl}/unsubscribe/${encodeURIComponent(params.token)}`;
  return Promise.resolve(query.language ? `${page}?language=${query.language}` : page);
};
