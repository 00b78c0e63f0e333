import { LinkButton, Notice, Section, Skeleton, Spinner, Text } from '@nimio/design-system';
import { downloadDataExport } from '@nimio/domain/data-export/data-export.endpoints';
import type { DataExport } from '@nimio/domain/data-export/data-export.types';
import { mayRequestExport } from '@nimio/domain/data-export/data-export-state';
import { pathOf } from '../../../api/path';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useMoment } from '../../../shared/intl/use-moment';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Actions } from '../../../shared/page/layout';
import { isActing } from '../../../shared/session/is-acting';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { useDataExport } from './use-data-export';

const requestLabels = {
  none: 'dataExport.request',
  failed: 'dataExport.retry',
  ready: 'dataExport.requestNew',
} as const;

/** Everything that is stored about the profile as a file, for its holder; a representative sees nothing here. */
export function DataExportSection() {
  const { t } = useText();
  const { hash } = useProfile();
  const isOfOther = isActing(useMe());
  const { data, error, reload, request, isLate } = useDataExport(hash);
  if (!data) return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={0} />;
  if (data.isHolder === 0) return null;
  return (
    <Section id="data-export" title={t(isOfOther ? 'dataExport.titleOfOther' : 'dataExport.title')}>
      <Text>{t(isOfOther ? 'dataExport.introOfOther' : 'dataExport.intro')}</Text>
      <div role="status">
        <State data={data} />
      </div>
      <Actions>
        {data.state === 'ready' && <Download profileHash={hash} size={data.size} />}
        {data.state === 'pending' && isLate && (
          <AsyncButton variant="second" action={reload}>
            {t('dataExport.refresh')}
          </AsyncButton>
        )}
        {data.state !== 'pending' && mayRequestExport(data) && (
          <AsyncButton variant={data.state === 'ready' ? 'quiet' : 'second'} action={request}>
            {t(requestLabels[data.state])}
          </AsyncButton>
        )}
      </Actions>
    </Section>
  );
}

function State({ data: { state, readyUntil, nextAt } }: { data: DataExport }) {
  const { t } = useText();
  const formatMoment = useMoment();
  if (state === 'pending') return <Spinner label={t('dataExport.pending')} isLabelShown />;
  if (state === 'failed')
    return (
      <Notice tone="danger">
        <p>{t('dataExport.failed')}</p>
      </Notice>
    );
  if (state === 'none') return null;
  return (
    <>
      <Text>{t('dataExport.ready', { until: formatMoment(readyUntil ?? '') })}</Text>
      {nextAt && <Text>{t('dataExport.next', { at: formatMoment(nextAt) })}</Text>}
    </>
  );
}

function Download({ profileHash, size }: { profileHash: string; size: number | null }) {
  const { t } = useText();
  return (
    <LinkButton
      variant="second"
      href={`/api${pathOf(downloadDataExport.path, { profileHash }, undefined)}`}
      download
    >
      {t('dataExport.download', { size: Math.max(1, Math.round((size ?? 0) / 1024)) })}
    </LinkButton>
  );
}
