import { WordBadge } from '@nimio/design-system';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useText } from '../../../shared/intl/use-text';

const tones = { draft: 'neutral', calculated: 'info', approved: 'warning', paid: 'success' } as const;

/** The state of a distribution. */
export function DistributionState({ state, isCalculating }: Pick<Distribution, 'state' | 'isCalculating'>) {
  const { t } = useText();
  return isCalculating === 1 ? (
    <WordBadge tone="warning">{t('distributions.calculating')}</WordBadge>
  ) : (
    <WordBadge tone={tones[state]}>{t(`distributions.state_${state}`)}</WordBadge>
  );
}
