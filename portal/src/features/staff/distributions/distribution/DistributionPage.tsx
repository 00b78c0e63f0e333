import {
  EmptyState,
  formatDate,
  Notice,
  Skeleton,
  type StatusStep,
  StatusSteps,
  TextLink,
  VisuallyHidden,
} from '@nimio/design-system';
import { getDistribution, listDistributionEvents } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { distributionStates, isOpen } from '@nimio/domain/distribution/distribution-states';
import { useState } from 'react';
import { useParams } from 'react-router';
import { invalidate, revalidate, useEndpoint } from '../../../../api/use-endpoint';
import { useMoment } from '../../../../shared/intl/use-moment';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Above } from '../../../../shared/page/layout';
import { useMe } from '../../../../shared/session/use-session';
import { StaffPage } from '../../StaffPage';
import { ChangeSection } from '../form/ChangeSection';
import { usePeriodList } from '../use-period-list';
import { EventLog } from './EventLog';
import { FundingSection } from './FundingSection';
import { ManualSection } from './ManualSection';
import { ReadinessSection } from './ReadinessSection';
import { ReserveSection } from './ReserveSection';
import { ResultsSection } from './ResultsSection';
import { StepActions } from './StepActions';
import { TotalsSection } from './TotalsSection';
import type { StoredProps } from './use-step';
import { YearDifferences } from './YearDifferences';

/** The polling interval during a calculation. */
const pollingInterval = 2000;

/** A distribution, from its draft to the returned payments. */
export function DistributionPage() {
  const { t } = useText();
  const { hash = '' } = useParams();
  const mayManage = useMe().rights.includes('managePayments');
  const { data, etag, error, refreshError, reload, mutate } = useEndpoint(
    getDistribution,
    mayManage ? { params: { hash } } : null,
    {
      revalidateOnFocus: true,
      refreshInterval: (response) => (response?.isCalculating === 1 ? pollingInterval : 0),
    },
  );
  const failure = error ?? refreshError;
  const store = async (stored: Distribution, tag?: string) => {
    // The reply to a step has no version, so the record is fetched.
    await mutate({ data: stored, etag: tag, servedAt: Date.now() }, { revalidate: tag === undefined });
    await Promise.all([
      revalidate(`/accountings/distributions/${hash}/`),
      invalidate('/accountings/distributions?'),
    ]);
  };
  return (
    <StaffPage
      title={data?.name ?? t('distribution.title')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      {error?.code === 'notFound' ? (
        <EmptyState kind="search">{t('distribution.notFound')}</EmptyState>
      ) : (
        <>
          {failure && <LoadFailure error={failure} onRetry={reload} />}
          {data ? (
            <Stored distribution={data} etag={etag} onStored={store} onReload={reload} />
          ) : (
            !error && <Skeleton lines={12} />
          )}
        </>
      )}
    </StaffPage>
  );
}

function Stored(props: StoredProps) {
  const { distribution } = props;
  const { hash, kind, state, isCalculating, result } = distribution;
  // Data of another calculation or step are refetched.
  const step = `${state} ${isCalculating} ${result?.hash}`;
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <>
      <CalculationNews {...distribution} />
      <DistributionSteps {...distribution} />
      <StoppedNotice key={step} {...distribution} />
      <LoansNotice {...distribution} />
      <AlsoCountedNotice {...distribution} />
      <StepActions {...props} isUnsaved={isUnsaved} />
      {result && <TotalsSection distribution={distribution} result={result} />}
      {isOpen(state) && <YearDifferences {...distribution} />}
      {isCalculating === 0 && <ChangeSection {...props} onUnsaved={setUnsaved} />}
      {isCalculating === 0 && kind === 'main' && <FundingSection {...props} />}
      {result && result.manual > 0 && !isOpen(state) && <ManualSection key={`manual ${step}`} hash={hash} />}
      {isOpen(state) && isCalculating === 0 && (
        <ReadinessSection key={`readiness ${step}`} {...distribution} />
      )}
      {result && <ResultsSection key={`results ${step}`} hash={hash} />}
      {result && kind === 'main' && <ReserveSection key={`reserve ${step}`} {...props} result={result} />}
      <EventLog key={`log ${step}`} hash={hash} />
    </>
  );
}

/** Says that the latest calculation failed. */
function StoppedNotice({ hash, isCalculating }: Pick<Distribution, 'hash' | 'isCalculating'>) {
  const { t } = useText();
  const { data } = useEndpoint(listDistributionEvents, { params: { hash }, query: { limit: 1, offset: 0 } });
  if (isCalculating === 1 || data?.records[0]?.kind !== 'stopped') return null;
  return (
    <Above>
      <Notice tone="danger">
        <p>{t('distribution.stopped')}</p>
      </Notice>
    </Above>
  );
}

/**
 * Announces the end of the calculation to screen readers, anywhere on the page. A stopped one has left the result
 * unchanged.
 */
function CalculationNews({ isCalculating, result }: Pick<Distribution, 'isCalculating' | 'result'>) {
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

/** The progress of a distribution. */
function DistributionSteps({ state, isCalculating, payDate, result }: Distribution) {
  const { t } = useText();
  const formatMoment = useMoment();
  const reached = distributionStates.indexOf(state);
  const notes: Partial<Record<Distribution['state'], string>> = {
    ...(isCalculating === 1
      ? { calculated: t('distributions.calculating') }
      : result && { calculated: formatMoment(result.finished) }),
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

/** Warns that some loans may be paid for twice. */
function AlsoCountedNotice({ alsoCountedBy }: Pick<Distribution, 'alsoCountedBy'>) {
  const { t } = useText();
  if (alsoCountedBy.length === 0) return null;
  return (
    <Above>
      <Notice tone="warning" title={t('distribution.alsoCounted')}>
        <p>{t('distribution.alsoCountedText')}</p>
        <ul>
          {alsoCountedBy.map(({ hash, name }) => (
            <li key={hash}>
              <TextLink href={`/accountings/${hash}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </Above>
  );
}

/** Says that some loans of the distribution are missing or have been replaced. */
function LoansNotice({ missing, isStale, state }: Distribution) {
  const { t } = useText();
  const listOf = usePeriodList();
  if (isStale === 1)
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
