import { Notice, toast } from '@nimio/design-system';
import { restoreAccess } from '@nimio/domain/access/access.endpoints';
import type { ProfileLogin } from '@nimio/domain/account/account.types';
import { call } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';

interface RestoreAccessProps {
  login: ProfileLogin;
  onRestored: () => Promise<unknown>;
}

/** A login without access to its own profile, and the action to restore it. */
export function RestoreAccess({ login, onRestored }: RestoreAccessProps) {
  const { t } = useText();
  const mayGive = useMe().rights.includes('manageAccess');
  const restore = async () => {
    const { profileHash, hash: userHash } = login;
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
