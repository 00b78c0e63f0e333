import { ConfirmDialog, DescriptionList } from '@nimio/design-system';
import { useText } from '../../../../shared/intl/use-text';
import { creatorsOf } from '../../add/form/unnamed';
import type { WorkRow } from '../many-works.form';

interface UnnamedWorksDialogProps {
  /** The works whose records name others as creators. */
  works: readonly WorkRow[];
  /** The number of all works that are added. */
  total: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The number of works that are listed; the table marks all. */
const most = 5;

/** Asks once for all works of the list, as for a single work. */
export default function UnnamedWorksDialog({ works, total, ...choices }: UnnamedWorksDialogProps) {
  const { t, language } = useText();
  const others = works.length - most;
  return (
    <ConfirmDialog
      isOpen
      title={t('addMany.unnamedTitle', { n: works.length })}
      body={
        <>
          <p>{t('addMany.unnamedLead', { n: works.length })}</p>
          <DescriptionList
            items={works.slice(0, most).map(({ found, values }) => ({
              term: values.name,
              value: new Intl.ListFormat(language).format(creatorsOf(found)),
            }))}
          />
          {others > 0 && <p>{t('addMany.unnamedMore', { n: others })}</p>}
          <p>{t('addMany.unnamedHint', { n: works.length })}</p>
        </>
      }
      confirmLabel={t('addMany.add', { n: total })}
      cancelLabel={t('roles.notPaidCancel')}
      {...choices}
    />
  );
}
