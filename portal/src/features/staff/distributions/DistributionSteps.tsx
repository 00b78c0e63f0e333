import { formatDate, type StatusStep, StatusSteps } from '@nimio/design-system';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { distributionStates } from '@nimio/domain/distribution/distribution-states';
import { momentText } from '../../../shared/audit/moment';
import { useText } from '../../../shared/intl/use-text';

/** The progress of a distribution. */
export function DistributionSteps({ state, isCalculating, payDate, result }: Distribution) {
  const { t } = useText();
  const reached = distributionStates.indexOf(state);
  const notes: Partial<Record<Distribution['state'], string>> = {
    ...(isCalculating === 1
      ? { calculated: t('distributions.calculating') }
      : result && { calculated: momentText(result.finished) }),
    paid: formatDate(payDate),
  };
  const stateOf = (at: number): StatusStep['state'] => {
    if (at < reached || state === 'paid') return 'done';
    return at === reached ? 'current' : 'waiting';
  };
  return (
    <StatusSteps
      aria-label={t('distribution.steps')}
      steps={distributionStates.map((id, at) => ({
        id,
        label: t(`distributions.state_${id}`),
        state: stateOf(at),
        ...(notes[id] && { note: notes[id] }),
      }))}
    />
  );
}
