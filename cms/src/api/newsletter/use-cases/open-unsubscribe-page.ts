import type * as endpoints from '@nimio/domain/newsletter/newsletter.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

/** A program that only looks at links must not unsubscribe anyone: the page has a button. */
export const openUnsubscribePage: UseCase<typeof endpoints.openUnsubscribePage> = ({ params }) =>
  Promise.resolve(`${system().publicUrl}/unsubscribe/${encodeURIComponent(params.token)}`);
