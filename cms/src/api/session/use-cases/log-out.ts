import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { deleteSession, sessionCookie } from '../../../identity/sessions.js';
import { system } from '../../../system.js';

export const logOut: UseCase<typeof endpoints.logOut> = async ({ browser }) => {
  const token = browser.cookie(sessionCookie);
  if (token) await system().db.transaction((tx) => deleteSession(tx, token));
  browser.clearCookie(sessionCookie);
};
