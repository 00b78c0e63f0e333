import { toast } from '@nimio/design-system';
import { acceptContract } from '@nimio/domain/contract/contract.endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { revalidate } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { checkSession } from '../../shared/session/session';
import { storeProfile } from '../../shared/session/session-store';
import { useProfile } from '../../shared/session/use-session';
import type { useContractText } from './use-contract-text';

/** The pressed one of the two buttons. */
export type End = 'top' | 'bottom';

export interface Acceptance {
  accept: (end: End) => Promise<void>;
  pending: End | undefined;
  failure: { end: End; error: unknown } | undefined;
}

/**
 * Accepts the shown text. When there is a newer one it is shown first; when the contract was already accepted, it is
 * shown.
 */
export function useAcceptance(text: ReturnType<typeof useContractText>): Acceptance {
  const { t, language } = useText();
  const { hash: profileHash } = useProfile();
  const navigate = useNavigate();
  const [pending, setPending] = useState<End>();
  const [failure, setFailure] = useState<{ end: End; error: unknown }>();

  const send = async (version: number) => {
    storeProfile(await call(acceptContract, { body: { profileHash, version, language } }));
    void revalidate(`/profiles/${profileHash}`);
    toast.success(t('contract.accepted'));
    void navigate('/settings', { state: { hasJustAccepted: true } });
  };
  const fail = async (end: End, error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'contractTextOutdated') void text.reload();
    // The profile now has the contract, which the page shows.
    if (code === 'contractExists') await checkSession().catch(() => undefined);
    setFailure({ end, error });
  };
  return {
    pending,
    failure,
    accept: async (end) => {
      if (!text.data || pending) return;
      setPending(end);
      setFailure(undefined);
      await send(text.data.version).catch((error: unknown) => fail(end, error));
      setPending(undefined);
    },
  };
}
