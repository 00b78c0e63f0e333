import { getMessage } from '@nimio/domain/message/message.endpoints';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { useMember } from '../../../shared/session/use-session';

/** The state of the search in the account's other profiles. */
export type Look =
  | { state: 'idle' | 'looking' | 'nowhere' }
  | { state: 'found'; profile: ProfileSummary }
  | { state: 'failed'; error: unknown };

/** Searches the account's other profiles for a message, one after another, until one has it. */
export function useOtherProfiles({ profileHash: current }: Mailbox, messageHash: string) {
  const member = useMember();
  const [look, setLook] = useState<Look>({ state: 'idle' });
  const others = member?.profiles.filter(({ hash }) => hash !== current) ?? [];
  const start = async () => {
    setLook({ state: 'looking' });
    try {
      for (const profile of others) {
        if (await hasMessage(profile.hash, messageHash)) return setLook({ state: 'found', profile });
      }
      setLook({ state: 'nowhere' });
    } catch (error) {
      setLook({ state: 'failed', error });
    }
  };
  return { look, hasOthers: others.length > 0, start: () => void start() };
}

const hasMessage = (profileHash: string, messageHash: string): Promise<boolean> =>
  call(getMessage, { params: { profileHash, messageHash } }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return false;
      throw error;
    },
  );
