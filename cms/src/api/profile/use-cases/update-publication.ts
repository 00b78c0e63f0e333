import { DomainError } from '@nimio/domain/errors';
import { mayPublishIsni } from '@nimio/domain/profile/may-publish-isni';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { changeProfile } from '../change-profile.js';
import { rereadProfile, updateProfile } from '../store.js';

/** A caller who may not see the permission for ISNI sends it back unchanged. */
export const updatePublication: UseCase<typeof endpoints.updatePublication> = (call) => {
  const { body, caller } = call;
  return changeProfile(call, 'publication.update', rereadProfile, (tx, before) => {
    const isChanged = body.allowISNIPub !== before.allowISNIPub;
    if (isChanged && !mayPublishIsni(before.roles, caller.rights)) throw new DomainError('forbidden');
    return updateProfile(tx, call.profile.id, {
      allow_to_publish_name: body.allowProductToPublishName,
      allow_isni_pub: body.allowISNIPub,
    });
  });
};
