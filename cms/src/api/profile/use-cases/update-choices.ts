import { requireChoices } from '@nimio/domain/profile/choices';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { replaceChoices } from '../store.js';
import { changeProfile } from './change-profile.js';

const codesOf = (choices: readonly { code: string }[]): string[] => choices.map(({ code }) => code);

export const updateParticipations: UseCase<typeof endpoints.updateParticipations> = async (call) => {
  const { participations: offered } = await system().content.settings();
  const { participations } = call.body;
  return changeProfile(call, 'participations.update', (tx, before) => {
    requireChoices('participations', participations, offered, codesOf(before.participations));
    return replaceChoices(tx, call.profile.id, 'participation', participations);
  });
};

export const updateProductions: UseCase<typeof endpoints.updateProductions> = async (call) => {
  const { productionTypes: offered } = await system().content.settings();
  const { productions } = call.body;
  return changeProfile(call, 'productions.update', (tx, before) => {
    requireChoices('productions', productions, offered, codesOf(before.productions));
    return replaceChoices(tx, call.profile.id, 'production', productions);
  });
};
