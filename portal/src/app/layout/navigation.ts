import { type MissingForWorks, missingForWorks } from '@nimio/domain/profile/missing-for-works';
import { useText } from '../../shared/intl/use-text';
import { useMember } from '../../shared/session/use-session';

export interface NavPage {
  href: string;
  label: string;
  /** What keeps the page locked; empty when it is open. */
  missing: readonly MissingForWorks[];
}

/**
 * Pages of the top navigation for who is here. The list of works is locked until the profile has an address and a
 * bank account (specification §2, Navigation).
 */
export function useNavigation(): NavPage[] {
  const { t } = useText();
  const member = useMember();
  const profile = member?.me.profile;
  if (!profile || isHeldUp(member.me)) return [];
  return [{ href: '/works', label: t('frame.works'), missing: missingForWorks(profile) }];
}

/** While the terms or a new password come first, no other page can be reached. */
export function isHeldUp(me: {
  sessionKind: string;
  shouldUpdatePassword: number;
  user: { disclaimerAccepted: string | null };
}): boolean {
  return me.sessionKind === 'strong' || me.shouldUpdatePassword === 1 || me.user.disclaimerAccepted === null;
}
