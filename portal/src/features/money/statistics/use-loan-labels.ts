import type { WorkLoans } from '@nimio/domain/loan/statistics';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';

/** A work's format and contributors as text. */
export function useLoanLabels() {
  const { t } = useText();
  return useMemo(
    () => ({
      type: ({ type }: Pick<WorkLoans, 'type'>): string => t(`bookType.${type}`),
      contributors: (work: WorkLoans): string =>
        [
          work.numberOfAuthors > 0 && t('statistics.authors', { n: work.numberOfAuthors }),
          work.numberOfTranslators > 0 && t('statistics.translators', { n: work.numberOfTranslators }),
          work.numberOfIllustrators > 0 && t('statistics.illustrators', { n: work.numberOfIllustrators }),
          work.numberOfEditors > 0 && t('statistics.editors', { n: work.numberOfEditors }),
        ]
          .filter(Boolean)
          .join(', '),
    }),
    [t],
  );
}
