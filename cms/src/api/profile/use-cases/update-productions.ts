import { requireChoices } from '@nimio/domain/profile/choices';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changeProfile } from '../change-profile.js';
import { codesOf, replaceChoices, rereadChoices } from '../store.js';

export const updateProductions: UseCase<typeof endpoints.updateProductions> = async (call) => {
  const { productionTypes: offered } = await system().content.settings();
  const { productions } = call.body;
  return changeProfile(call, 'productions.update', rereadChoices, (tx, before) => {
    requireChoices('productions', productions, offered, codesOf(before.productions));
    return replaceChoices(tx, call.profile.id, 'production', productions);
  });
};
