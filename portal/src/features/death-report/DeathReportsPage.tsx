import { Page, PageHead, Section, Skeleton, TextLink } from '@nimio/design-system';
import { listOwnDeathReports } from '@nimio/domain/death-report/death-report.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useProfile } from '../../shared/session/use-session';
import { refreshTasks } from '../../shared/tasks/use-tasks';
import { DeathReportForm } from './DeathReportForm';
import { OwnReport } from './OwnReport';

/** More than anyone reports. */
const limit = 200;

/** A profile’s reports of deaths with their documents, and the form for a new one. */
export function DeathReportsPage() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data, error, reload } = useEndpoint(
    listOwnDeathReports,
    { params: { profileHash }, query: { limit, offset: 0 } },
    { revalidateOnFocus: true },
  );
  usePageTitle(t('deathReport.title'));
  return (
    <Page>
      <PageHead
        title={t('deathReport.title')}
        lead={t('deathReport.lead', {
          link: (words) => <TextLink href="/report-death">{words}</TextLink>,
        })}
      />
      {error && <LoadFailure error={error} onRetry={reload} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && (
        <>
          {data.records.map((report) => (
            <OwnReport key={report.hash} profileHash={profileHash} report={report} onChange={reload} />
          ))}
          <Section
            id="new"
            heading="margin"
            title={t(data.records.length > 0 ? 'deathReport.another' : 'deathReport.form')}
          >
            <Measure>
              <DeathReportForm key={profileHash} onSent={() => Promise.all([reload(), refreshTasks()])} />
            </Measure>
          </Section>
        </>
      )}
    </Page>
  );
}
