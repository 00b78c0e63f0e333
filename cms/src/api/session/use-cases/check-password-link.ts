import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { findPasswordLink } from '../password-link-store.js';

export const checkPasswordLink: UseCase<typeof endpoints.checkPasswordLink> = async ({ params }) => {
  const app = system();
  if (!(await findPasswordLink(app, app.db, params.hash))) throw new DomainError('resetLinkInvalid');
};
