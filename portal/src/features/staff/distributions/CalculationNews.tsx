import { VisuallyHidden } from '@nimio/design-system';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';

/**
 * Announces the end of the calculation to screen readers, anywhere on the page. A stopped one has left the result
 * unchanged.
 */
export function CalculationNews({ isCalculating, result }: Pick<Distribution, 'isCalculating' | 'result'>) {
  const { t } = useText();
  const [seen, setSeen] = useState({ isCalculating, calculation: result?.hash });
  const [news, setNews] = useState('');
  if (seen.isCalculating !== isCalculating) {
    setSeen({ isCalculating, calculation: result?.hash });
    if (isCalculating === 1) setNews('');
    else setNews(t(`distribution.news_${result?.hash === seen.calculation ? 'stopped' : 'ready'}`));
  }
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
