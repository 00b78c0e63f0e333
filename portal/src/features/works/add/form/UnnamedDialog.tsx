import { ConfirmDialog } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../../shared/intl/use-text';

interface UnnamedDialogProps {
  found: WorkForEdit;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A name as it is spoken: Liksom, Rosa is Rosa Liksom. */
function turned(name: string): string {
  const [family = '', given] = name.split(', ');
  return given ? `${given} ${family}` : name;
}

/** Asks for an ISBN typed by mistake, and for a name that is missing: the record names others as creators. */
export default function UnnamedDialog({ found, onConfirm, onCancel }: UnnamedDialogProps) {
  const { t, language } = useText();
  const names = found.contributors.flatMap(({ name, role }) => (role === 'other' ? [] : turned(name)));
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
