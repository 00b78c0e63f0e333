import { Button, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

/**
 * Says that a payment is being calculated with the work: it cannot be changed for some minutes, and typed values are
 * preserved.
 *
 * @param onReload when the work was locked as it was read; absent when saving was refused
 */
export function LockedNotice({ onReload }: { onReload?: () => void }) {
  const { t } = useText();
  if (!onReload)
    return (
      <Notice tone="warning" title={t('edit.lockedTitle')}>
        <p>{t('edit.lockedKept')}</p>
      </Notice>
    );
  return (
    <Above>
      <Notice
        tone="warning"
        role="status"
        title={t('edit.lockedTitle')}
        actions={
          <Button variant="second" onPress={onReload}>
            {t('edit.lockedCheck')}
          </Button>
        }
      >
        <p>{t('edit.lockedBody')}</p>
      </Notice>
    </Above>
  );
}
