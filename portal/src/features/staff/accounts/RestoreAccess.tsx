import { Notice, toast } from '@nimio/design-system';
import { restoreAccess } from '@nimio/domain/access/access.endpoints';
import type { ProfileAccount } from '@nimio/domain/account/account.types';
import { call } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';

interface RestoreAccessProps {
  account: ProfileAccount;
  onRestored: () => Promise<unknown>;
}

/** An account without access to its own profile, and the action to restore it. */
export function RestoreAccess({ account, onRestored }: RestoreAccessProps) {
  const { t } = useText();
  const mayGive = useMe().rights.includes('manageAccess');
  const restore = async () => {
    const { profileHash, hash: userHash } = account;
    await call(restoreAccess, { params: { profileHash, userHash } });
    toast.success(t('staff.restored'));
    await onRestored();
  };
  return (
    <Above>
      <Notice
        tone="warning"
        title={t('staff.withoutAccess')}
        actions={
          mayGive && (
            <AsyncButton size="sm" variant="second" action={restore}>
              {t('staff.restore')}
            </AsyncButton>
          )
        }
      >
        <p>{t('staff.withoutAccessBody')}</p>
      </Notice>
    </Above>
  );
}
