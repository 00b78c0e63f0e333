import {
  Column,
  Columns,
  EntryList,
  formatNumber,
  Notice,
  Page,
  Skeleton,
  Text,
  TitlePage,
} from '@nimio/design-system';
import { listAnnouncements } from '@nimio/domain/announcement/announcement.endpoints';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Above, Centred, ReservedLine } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useArrival } from '../../shared/page/use-arrival';
import { FailedPayments } from '../../shared/payment/FailedPayments';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';
import { Messages } from './Messages';
import { ToDo } from './ToDo';
import { useNextPayment } from './use-next-payment';

/** The home page: to-do list, news, and pending suggestions. */
export function HomePage() {
  const { t } = useText();
  const { hash, profileName, worksCount, isBeingChecked } = useProfile();
  const state = useArrival() as { hasJustRegistered?: boolean } | null;
  usePageTitle(t('home.title'));
  return (
    <Page>
      <TitlePage
        title={profileName}
        facts={
          <>
            {t('home.works', { n: worksCount, count: formatNumber(worksCount) })}
            {worksCount > 0 && <LoansOfNewestYear />}
          </>
        }
        next={useNextPayment()}
      />
      {state?.hasJustRegistered && (
        <Centred>
          <Above>
            <Notice tone="success" title={t('home.registeredTitle')}>
              <p>{t('home.registeredBody')}</p>
            </Notice>
          </Above>
        </Centred>
      )}
      {isBeingChecked === 1 && (
        <Centred>
          <Above>
            <Notice tone="info" title={t('home.beingCheckedTitle')}>
              <p>{t('home.beingCheckedBody')}</p>
            </Notice>
          </Above>
        </Centred>
      )}
      <Centred>
        <FailedPayments to="bank" />
      </Centred>
      <Columns>
        <ToDo />
        <Announcements />
        <Messages key={hash} />
      </Columns>
    </Page>
  );
}

/** The loans of the profile's works in the newest year, as the statistics show them by default. */
function LoansOfNewestYear() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(getLoanYears, { params: { profileHash }, query: { newest: '1' } });
  const [year] = data?.years ?? [];
  const total = data && year !== undefined ? loansOfYear(data.records, year, usualGroups).total : 0;
  return (
    <ReservedLine>
      {year !== undefined && total > 0 && t('home.loans', { n: total, count: formatNumber(total), year })}
    </ReservedLine>
  );
}

/** Announcements for this profile, newest first. */
function Announcements() {
  const { t, language } = useText();
  const { homeItems } = useSettings().limits;
  const { data, error, reload } = useEndpoint(listAnnouncements, { query: { language } });
  return (
    <Column id="announcements" title={t('home.announcements')}>
      {data ? (
        data.records.length === 0 ? (
          <Text tone="muted">{t('home.noAnnouncements')}</Text>
        ) : (
          <EntryList
            aria-label={t('home.announcements')}
            initialCount={homeItems}
            moreLabel={t('home.moreAnnouncements')}
            items={data.records.map(({ hash, title, published, language: lang }) => ({
              id: hash,
              title,
              href: `/announcement/${hash}`,
              date: published,
              ...(lang !== language && { lang }),
            }))}
          />
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Column>
  );
}
