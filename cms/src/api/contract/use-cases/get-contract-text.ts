import type * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

export const getContractText: UseCase<typeof endpoints.getContractText> = async ({ query }) => {
  const { content } = system();
  const { version, language } = query;
  const found = version
    ? await content.contractTextOf(Number(version), language)
    : await content.contractText(language);
  if (!found) throw new DomainError('notFound');
  return found;
};
