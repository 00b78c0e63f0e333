import { useMe, useMember, useProfile } from '../../../shared/session/use-session';

/** Whether the user may set tax data of others, which staff may not for profiles that they represent. */
export function useMaySetTaxData(): boolean {
  const { hash } = useProfile();
  const profiles = useMember()?.profiles ?? [];
  return useMe().rights.includes('handleTaxation') && !profiles.some((own) => own.hash === hash);
}
