import {
  DescriptionList,
  FileUpload,
  formatDate,
  formatNumber,
  PlainText,
  Section,
  StatusBadge,
  Text,
} from '@nimio/design-system';
import {
  addDeathReportDocument,
  deleteDeathReportDocument,
} from '@nimio/domain/death-report/death-report.endpoints';
import { mostDocuments } from '@nimio/domain/death-report/death-report.schema';
import type { DeathReport } from '@nimio/domain/death-report/death-report.types';
import { pdfExtensions, pdfMaxBytes } from '@nimio/domain/pdf/pdf-upload';
import { call } from '../../api/client';
import { sendFile } from '../../api/send-file';
import { ConfirmButton } from '../../shared/action/ConfirmButton';
import { useText } from '../../shared/intl/use-text';
import { useUpload } from '../../shared/upload/use-upload';

interface OwnReportProps {
  profileHash: string;
  report: DeathReport;
  onChange: () => Promise<unknown>;
}

/** A report that was sent, with its documents. */
export function OwnReport({ profileHash, report, onChange }: OwnReportProps) {
  const { t } = useText();
  const { hash, authorName, diedOn, relation, text, state, created, documents } = report;
  const isOpen = state === 'open';
  return (
    <Section
      id={`report-${hash}`}
      title={authorName}
      heading="margin"
      actions={
        <StatusBadge tone={isOpen ? 'warning' : 'success'}>{t(`deathReport.state_${state}`)}</StatusBadge>
      }
    >
      {isOpen && <Text>{t('deathReport.waits')}</Text>}
      <DescriptionList
        items={[
          { term: t('deathReport.diedOn'), value: formatDate(diedOn) },
          { term: t('deathReport.relation'), value: t(`deathReport.relation_${relation}`) },
          { term: t('deathReport.sentOn'), value: formatDate(created) },
          ...(text ? [{ term: t('deathReport.text'), value: <PlainText text={text} /> }] : []),
          ...documents.map((document) => ({
            term: t('deathReport.document', { n: document.number }),
            value: <Document {...{ profileHash, report, document, onChange }} />,
          })),
        ]}
      />
      {isOpen && documents.length < mostDocuments && (
        <Upload profileHash={profileHash} report={report} onChange={onChange} />
      )}
    </Section>
  );
}

/** Its file name is not stored, so it is known by its number, size and day. */
function Document({
  profileHash,
  report,
  document: { number, size, created },
  onChange,
}: OwnReportProps & { document: DeathReport['documents'][number] }) {
  const { t } = useText();
  const params = { profileHash, reportHash: report.hash, number };
  const remove = async () => {
    await call(deleteDeathReportDocument, { params });
    await onChange();
  };
  return (
    <>
      {t('deathReport.documentFacts', {
        size: formatNumber(Math.ceil(size / 1000)),
        date: formatDate(created),
      })}{' '}
      {report.state === 'open' && (
        <ConfirmButton
          variant="quiet"
          size="sm"
          aria-label={t('deathReport.removeNamed', { n: number })}
          action={remove}
          title={t('deathReport.removeTitle', { n: number })}
          body={t('deathReport.removeBody')}
          confirmLabel={t('deathReport.remove')}
          cancelLabel={t('deathReport.keep')}
        >
          {t('deathReport.remove')}
        </ConfirmButton>
      )}
    </>
  );
}

/** Sends a document as soon as it is chosen. */
function Upload({ profileHash, report, onChange }: OwnReportProps) {
  const { t } = useText();
  const params = { profileHash, reportHash: report.hash };
  const upload = useUpload({
    send: (file, watch) => sendFile(addDeathReportDocument, { params, file, ...watch }),
    onSent: () => void onChange(),
    // The report may have been handled, or have five documents, in the meantime.
    onFailed: () => void onChange(),
  });
  return (
    <FileUpload
      label={t('deathReport.add')}
      description={t('deathReport.addHint', { n: mostDocuments - report.documents.length })}
      {...upload}
      types={pdfExtensions}
      maxSize={pdfMaxBytes}
    />
  );
}
