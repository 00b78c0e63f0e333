import { useMe, useMember, useProfile } from '../../../shared/session/use-session';

/** Whether the visitor is of those who set the tax of others: nobody does for whom they have access of their own. */
export function useMaySetTaxData(): boolean {
  const { hash } = useProfile();
  const profiles = useMember()?.profiles ?? [];
  return useMe().rights.includes('handleTaxation') && !profiles.some((own) => own.hash === hash);
}
