import { toast } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { updateTaxProposal } from '@nimio/domain/taxation/taxation.endpoints';
import { call } from '../../../api/client';
import { revalidate } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { type PlainMessageId, useText } from '../../../shared/intl/use-text';
import { useProfileStore } from '../../../shared/session/use-profile-store';
import { useErrorToast } from '../../../shared/toast/use-error-toast';
import { isConcurrentChange } from './proposal/taxation-refusals';

/** A customer's actions on the profile's taxation. */
export function useTaxation(profileHash: string) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { showError } = useErrorToast();
  const profileStore = useProfileStore();
  const params = { profileHash };
  const stored = (profile: Profile, message: PlainMessageId) => {
    profileStore.store(profile);
    toast.success(t(message));
    void revalidate('/taxation/change-events');
  };
  /** Called when others have changed something: fetches the current data. */
  const refetch = () => profileStore.refetch().catch(() => undefined);
  /** Shows the error and fetches the current state. */
  const blocked = (failure: unknown) => {
    showError(failure);
    void refetch();
  };
  return {
    propose: async (proposedTaxRate: number) =>
      stored(await call(updateTaxProposal, { params, body: { proposedTaxRate } }), 'taxation.proposed'),
    /**
     * Cancels a proposal.
     *
     * @returns the error text for the dialog; `undefined` when there is nothing left to cancel
     */
    cancel: async (proposal: string, isCard: boolean): Promise<{ failure: string } | undefined> => {
      try {
        const body = { proposalStatus: 'CANCELLED' as const, proposal };
        const message = isCard ? 'taxation.cancelledCard' : 'taxation.cancelledRate';
        stored(await call(updateTaxProposal, { params, body }), message);
      } catch (failure) {
        if (!isConcurrentChange(failure)) return { failure: ofFailure(failure) };
        blocked(failure);
      }
      return undefined;
    },
    cardSent: (profile: Profile) => stored(profile, 'taxation.cardSent'),
    blocked,
    refetch,
  };
}
