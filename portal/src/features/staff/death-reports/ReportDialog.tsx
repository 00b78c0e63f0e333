import {
  Button,
  DescriptionList,
  formatDate,
  Modal,
  PlainText,
  Skeleton,
  Text,
  TextLink,
  toast,
} from '@nimio/design-system';
import { getDeathReport, updateDeathReport } from '@nimio/domain/death-report/death-report.endpoints';
import type { QueuedDeathReport, ReceivedDeathReport } from '@nimio/domain/death-report/death-report.types';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Actions } from '../../../shared/page/layout';

interface ReportDialogProps {
  report: QueuedDeathReport;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** One report with its documents. It is fetched only when it is opened, which is an audit event. */
export default function ReportDialog({ report, onChanged, onClose }: ReportDialogProps) {
  const { t } = useText();
  const params = { reportHash: report.hash };
  const { data, etag, error, reload } = useEndpoint(getDeathReport, { params });
  return (
    <Modal isOpen onClose={onClose} title={t('deathReports.of', { name: report.authorName })}>
      {error && <LoadFailure error={error} onRetry={reload} />}
      {!error && !data && <Skeleton lines={6} />}
      {data && (
        <>
          <Facts report={data} />
          <Steps report={data} etag={etag} onChanged={onChanged} onStale={reload} />
        </>
      )}
    </Modal>
  );
}

function Facts({ report }: { report: ReceivedDeathReport }) {
  const { t } = useText();
  const { hash, diedOn, relation, reporterHash, reporterName, text, created, documents } = report;
  return (
    <DescriptionList
      items={[
        { term: t('deathReport.diedOn'), value: formatDate(diedOn) },
        {
          term: t('deathReports.reporter'),
          value: <TextLink href={`/staff/customers/${reporterHash}`}>{reporterName}</TextLink>,
        },
        { term: t('deathReports.relation'), value: t(`deathReport.relation_${relation}`) },
        { term: t('deathReports.since'), value: formatDate(created) },
        ...(text ? [{ term: t('deathReport.text'), value: <PlainText text={text} /> }] : []),
        {
          term: t('deathReports.documents'),
          value:
            documents.length === 0 ? (
              t('deathReports.noDocuments')
            ) : (
              <ul>
                {documents.map(({ number }) => (
                  <li key={number}>
                    <TextLink href={`/api/death-reports/${hash}/documents/${number}`} download>
                      {t('deathReports.download', { n: number })}
                    </TextLink>
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

interface StepsProps extends Pick<ReportDialogProps, 'onChanged'> {
  report: ReceivedDeathReport;
  etag: string | undefined;
  /** The reporter has added something, which is to be read first. */
  onStale: () => Promise<unknown>;
}

/** The search for the author, the answer, and the end. */
function Steps({ report, etag, onChanged, onStale }: StepsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { hash, authorName, state, reporterHash, reporterName } = report;
  const isOpen = state === 'open';
  const change = async () => {
    const body = { state: isOpen ? 'handled' : 'open' } as const;
    try {
      await call(updateDeathReport, { params: { reportHash: hash }, body, ifMatch: etag });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      await onStale();
      toast.error(t('deathReports.stale'));
      return;
    }
    toast.success(t(isOpen ? 'deathReports.handledDone' : 'deathReports.reopenDone'));
    await onChanged();
  };
  const writeTo = [{ hash: reporterHash, profileName: reporterName }];
  return (
    <>
      <p>
        <TextLink href={`/staff/customers?${new URLSearchParams({ search: authorName, status: 'all' })}`}>
          {t('deathReports.find', { name: authorName })}
        </TextLink>
      </p>
      <Text tone="muted">{t('deathReports.findHint')}</Text>
      <Actions>
        <AsyncButton action={change}>
          {t(isOpen ? 'deathReports.handled' : 'deathReports.reopen')}
        </AsyncButton>
        <Button variant="second" onPress={() => void navigate('/messages', { state: { writeTo } })}>
          {t('deathReports.write')}
        </Button>
      </Actions>
    </>
  );
}
