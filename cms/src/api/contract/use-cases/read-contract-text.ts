import type { readContractText } from '@nimio/domain/contract/contract.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';

export const showContractText: UseCase<typeof readContractText> = async ({ query }) => {
  const { version, intro, text } = await system().content.contractText();
  return { version, intro: intro[query.language], text: text[query.language] };
};
