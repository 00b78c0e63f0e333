import type { readContractText } from '@nimio/domain/contract/contract.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

export const showContractText: UseCase<typeof readContractText> = async ({ query }) => {
  const { content } = system();
  const asked = query.version;
  const found = asked ? await content.contractTextOf(Number(asked)) : await content.contractText();
  if (!found) throw new DomainError('notFound');
  const { version, intro, text } = found;
  return { version, intro: intro[query.language], text: text[query.language] };
};
