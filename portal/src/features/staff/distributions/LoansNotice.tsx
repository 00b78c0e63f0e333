import { Notice } from '@nimio/design-system';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { usePeriodList } from './use-period-list';

/** Says that some loans of the distribution are missing or have been replaced. */
export function LoansNotice({ missing, isOutdated, state }: Distribution) {
  const { t } = useText();
  const listOf = usePeriodList();
  if (isOutdated === 1)
    return (
      <Above>
        <Notice tone="warning">
          <p>{t('distribution.outdated')}</p>
        </Notice>
      </Above>
    );
  if (missing.length === 0) return null;
  const isOver = !isOpen(state);
  return (
    <Above>
      <Notice tone={isOver ? 'info' : 'warning'} title={t('distribution.missing')}>
        <p>
          {t(isOver ? 'distribution.missing_counted' : 'distribution.missing_coming', {
            list: listOf(missing),
          })}
        </p>
      </Notice>
    </Above>
  );
}
