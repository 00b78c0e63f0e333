import { Columns, formatNumber, Notice, Page, TitlePage } from '@nimio/design-system';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { late } from '../../shared/page/late';
import { Above, Centred, ReservedLine } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useArrival } from '../../shared/page/use-arrival';
import { FailedPayments } from '../../shared/payment/FailedPayments';
import { WaitingNotices } from '../../shared/payment/WaitingNotices';
import { isAtWork } from '../../shared/session/is-acting';
import { useMe, useProfile } from '../../shared/session/use-session';
import { Announcements } from './Announcements';
import { Messages } from './Messages';
import { ToDo } from './ToDo';
import { useNextPayment } from './use-next-payment';

const StaffHome = late(() => import('./staff/StaffHome'), { texts: ['staff'] });

/** The home page: that of a customer, or the worklist of staff. */
export function HomePage() {
  return isAtWork(useMe()) ? <StaffHome /> : <CustomerHome />;
}

/** To-do list, news, and pending suggestions. */
function CustomerHome() {
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
        <WaitingNotices />
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
