import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/preview/preview.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

export const getPreview: UseCase<typeof endpoints.getPreview> = async ({ params, query }) => {
  const found = await system().preview(params.token, query.language);
  if (!found) throw new DomainError('notFound');
  return found;
};
