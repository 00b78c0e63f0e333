import { ConfirmDialog } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../../shared/intl/use-text';
import { namedCreators } from './named-creators';

interface UnnamedDialogProps {
  found: WorkForEdit;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for an ISBN typed by mistake, and for a name that is missing: the record names others as creators. */
export default function UnnamedDialog({ found, onConfirm, onCancel }: UnnamedDialogProps) {
  const { t, language } = useText();
  const names = namedCreators(found);
  return (
    <ConfirmDialog
      isOpen
      title={t('add.unnamedTitle')}
      body={
        <p>
          {t('add.unnamedBody', {
            name: found.work?.name ?? '',
            n: names.length,
            creators: new Intl.ListFormat(language).format(names),
          })}
        </p>
      }
      confirmLabel={t('add.unnamedConfirm')}
      cancelLabel={t('roles.notPaidCancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
