import { Button, LinkButton, WarningIcon } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { Inline } from '../../shared/page/layout';
import { hasOverview } from '../../shared/session/is-acting';
import type { Member } from '../../shared/session/session-store';
import { useReturnToOwn } from './menu/use-profile-actions';

/**
 * The profile that the user acts for, when it is not the own one, and the way back; for staff also a warning (ux §1.7).
 */
export function Acting({ member }: { member: Member }) {
  const { t } = useText();
  const goBack = useReturnToOwn(member);
  const isStaff = member.me.rights.length > 0;
  return (
    <Inline>
      {isStaff && <WarningIcon />}
      <span>{t('frame.actingFor', { name: member.me.profile?.profileName ?? '' })}</span>
      {isStaff && (
        <LinkButton variant="quiet" size="sm" href={`/staff/customers/${member.me.profile?.hash}`}>
          {t('frame.customerPage')}
        </LinkButton>
      )}
      {goBack ? (
        <Button variant="quiet" size="sm" onPress={goBack}>
          {t(
            isStaff
              ? 'frame.backToStaff'
              : hasOverview(member.me)
                ? 'frame.backToProfiles'
                : 'frame.backToOwn',
          )}
        </Button>
      ) : (
        member.me.profiles.length > 1 && (
          <LinkButton variant="quiet" size="sm" href="/profiles">
            {t('frame.otherProfiles')}
          </LinkButton>
        )
      )}
    </Inline>
  );
}
