import { ConfirmDialog, DescriptionList } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useText } from '../../../../shared/intl/use-text';
import { Inline } from '../../../../shared/page/layout';
import { namedCreators } from '../../add/form/named-creators';
import type { WorkRow } from '../many-works.form';

interface UnnamedWorksDialogProps {
  /** All works that are added. */
  works: readonly WorkRow[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once about all works whose records name only others as creators, as for a single work. */
export default function UnnamedWorksDialog({ works, ...choices }: UnnamedWorksDialogProps) {
  const { t, language } = useText();
  const ofOthers = works.filter(({ namesOthers }) => namesOthers);
  const n = ofOthers.length;
  return (
    <ConfirmDialog
      isOpen
      title={t('addMany.unnamedTitle', { n })}
      body={
        <>
          <p>{t('addMany.unnamedLead', { n })}</p>
          <DescriptionList
            items={ofOthers.map(({ key, found, values }) => ({
              term: (
                <>
                  {`${values.name}, `}
                  <Inline>{formatIsbn(key)}</Inline>
                </>
              ),
              value: new Intl.ListFormat(language).format(namedCreators(found)),
            }))}
          />
          <p>{t('addMany.unnamedHint', { n })}</p>
        </>
      }
      confirmLabel={t('addMany.add', { n: works.length })}
      cancelLabel={t('roles.notPaidCancel')}
      {...choices}
    />
  );
}
