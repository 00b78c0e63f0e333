import { Button, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

/**
 * A payment is being calculated with the work: nothing can be changed for some minutes, and nothing typed is lost.
 *
 * @param onReload when the work was locked as it was read; without it, saving found it so
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
