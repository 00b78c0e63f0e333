import { Button, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

interface LockedNoticeProps {
  /** The work was locked when it was read; otherwise saving found it so. */
  isStored: boolean;
  onReload: () => void;
}

/** A payment is being calculated with the work: nothing can be changed for some minutes, and nothing typed is lost. */
export function LockedNotice({ isStored, onReload }: LockedNoticeProps) {
  const { t } = useText();
  return (
    <Above>
      <Notice
        tone="warn"
        role="status"
        title={t('edit.lockedTitle')}
        actions={
          isStored && (
            <Button variant="second" onPress={onReload}>
              {t('edit.lockedCheck')}
            </Button>
          )
        }
      >
        <p>{t(isStored ? 'edit.lockedBody' : 'edit.lockedKept')}</p>
      </Notice>
    </Above>
  );
}
