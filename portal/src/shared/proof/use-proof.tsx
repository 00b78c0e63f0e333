import { isProofFresh } from '@nimio/domain/session/proof';
import { type ReactNode, useState } from 'react';
import { late } from '../page/late';
import { serverTime } from '../session/session-clock';
import { useMe } from '../session/use-session';
import { useMinute } from '../settings/use-minute';

/** The dialog's code; to be loaded before it is needed. */
export const ProofDialog = late(() => import('./ProofDialog'), { texts: ['proof'] });

/** The call that needs the proof may arrive this long after the proof is looked at. */
const requestTimeMs = 30_000;

interface Proof {
  /**
   * Resolves when the user's proof of identity is fresh, after asking for it in a dialog if necessary: to `false` when the
   * user has closed the dialog.
   */
  obtain: () => Promise<boolean>;
  dialog: ReactNode;
}

/** For calls that need a fresh proof of identity (`needsProof`). Render the dialog next to what makes the call. */
export function useProof(): Proof {
  const { provedAt } = useMe();
  const [resolve, setResolve] = useState<(isProved: boolean) => void>();
  const end = (isProved: boolean) => {
    setResolve(undefined);
    resolve?.(isProved);
  };
  return {
    obtain: () =>
      isProofFresh(provedAt, serverTime(Date.now()) + requestTimeMs)
        ? Promise.resolve(true)
        : new Promise((waiting) => setResolve(() => waiting)),
    dialog: resolve && <ProofDialog onProved={() => end(true)} onClose={() => end(false)} />,
  };
}

/** Whether saving will ask for a proof of identity, as it is this minute. */
export function useNeedsProof(): boolean {
  const { provedAt } = useMe();
  return !isProofFresh(provedAt, serverTime(useMinute()) + requestTimeMs);
}
