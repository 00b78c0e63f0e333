import { requireChoices } from '@nimio/domain/profile/choices';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changeProfile } from '../change-profile.js';
import { codesOf, replaceChoices, rereadChoices } from '../store.js';

export const updateParticipations: UseCase<typeof endpoints.updateParticipations> = async (call) => {
  const { participations: offered } = await system().content.settings();
  const { participations } = call.body;
  return changeProfile(call, 'participations.update', rereadChoices, (tx, before) => {
    requireChoices('participations', participations, offered, codesOf(before.participations));
    return replaceChoices(tx, call.profile.id, 'participation', participations);
  });
};
