import {
  EmptyState,
  formatCents,
  formatDate,
  LinkButton,
  Notice,
  Page,
  Skeleton,
} from '@nimio/design-system';
import { listAccountings, listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import type { WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above, Below } from '../../../shared/page/layout';
import { WaitingNotices } from '../../../shared/payment/WaitingNotices';
import { useProfile } from '../../../shared/session/use-session';
import { useToday } from '../../../shared/settings/use-today';
import { MoneyHead } from '../MoneyHead';
import { BeneficiaryFiles } from './beneficiary/BeneficiaryFiles';
import { Cumulation } from './Cumulation';
import { Earnings } from './Earnings';
import { PaymentsTable } from './payments/PaymentsTable';
import { isArriving, type Payment, paymentsOf, paymentYears, yearOf } from './payments/payments';
import { YearHead } from './YearHead';
import { YearlyPayments } from './YearlyPayments';

/** The past and future payments of the profile, by year of payment (specification §2, Accounting). */
export function AccountingPage() {
  const { hash: profileHash } = useProfile();
  const [search, setSearch] = useSearchParams();
  const { data, error, reload } = useEndpoint(
    listAccountings,
    { params: { profileHash } },
    { revalidateOnFocus: true },
  );
  const planned = useEndpoint(listPlannedPayments, { params: { profileHash } });
  const payments = useMemo(() => paymentsOf(data?.records ?? []), [data]);
  const thisYear = yearInFinland(useToday());
  const requested = Number(search.get('year'));
  const offered = paymentYears(payments, thisYear);
  const [newest] = payments;
  const year = offered.find((one) => one === requested) ?? (newest ? yearOf(newest) : thisYear);
  const ofYear = payments.filter((payment) => yearOf(payment) === year && isArriving(payment));
  const loanYears = ofYear.flatMap((payment) => payment.loanYears);
  // The notices and the carried-over sum are above the rest, which would move.
  const isReady = Boolean(data && (planned.data ?? planned.error));
  return (
    <Page>
      <MoneyHead
        view="accounting"
        otherHref={loanYears.length > 0 ? `/statistics?year=${Math.max(...loanYears)}` : '/statistics'}
        year={year}
        years={data && payments.length === 0 ? [] : offered}
        onYear={(chosen) => setSearch({ year: String(chosen) })}
      />
      {error && (
        <Below>
          <LoadFailure error={error} onRetry={reload} />
        </Below>
      )}
      {data && isReady ? (
        <>
          <Below>
            {planned.data && <FailedNotice failed={planned.data.failed} />}
            <WaitingNotices />
          </Below>
          {payments.length > 0 ? (
            <Payments
              key={profileHash}
              payments={payments}
              year={year}
              nextDay={data.nextPaymentDate}
              waiting={planned.data}
            />
          ) : (
            <NoPayments nextDay={data.nextPaymentDate} />
          )}
        </>
      ) : (
        !error && <Skeleton lines={12} />
      )}
    </Page>
  );
}

/** What came back from the bank, or could not be sent, and what to do. */
function FailedNotice({ failed }: Pick<WaitingAmounts, 'failed'>) {
  const { t } = useText();
  const [first] = failed;
  if (!first) return null;
  return (
    <Above>
      <Notice
        tone="danger"
        title={t('accounting.failedTitle', {
          n: failed.length,
          date: formatDate(first.date),
          sum: formatCents(failed.reduce((sum, { netInCents }) => sum + netInCents, 0)),
        })}
        action={<LinkButton href="/settings/bank">{t('accounting.toBank')}</LinkButton>}
      >
        <p>{t('accounting.failedCure')}</p>
      </Notice>
    </Above>
  );
}

interface PaymentsProps {
  payments: readonly Payment[];
  year: number;
  nextDay: string | null;
  /** Undefined when it is unknown. */
  waiting: WaitingAmounts | undefined;
}

function Payments({ payments, year, nextDay, waiting }: PaymentsProps) {
  const profile = useProfile();
  const { hash: profileHash, roles, extPartyCode } = profile;
  const isBeneficiary = roles.some(({ code }) => code === 'beneficiary');
  return (
    <>
      <YearHead payments={payments} year={year} nextDay={nextDay} />
      {waiting && <Cumulation {...waiting} />}
      <YearlyPayments payments={payments} year={year} />
      {isBeneficiary && <BeneficiaryFiles extPartyCode={extPartyCode ?? null} year={year} />}
      {(!isBeneficiary || isCreator(profile)) && (
        <PaymentsTable profileHash={profileHash} payments={payments} year={year} />
      )}
      <Earnings profileHash={profileHash} year={year} />
    </>
  );
}

function NoPayments({ nextDay }: { nextDay: string | null }) {
  const { t } = useText();
  const profile = useProfile();
  return (
    <EmptyState
      action={isCreator(profile) && <LinkButton href="/works/add">{t('accounting.addWork')}</LinkButton>}
    >
      {nextDay === null || !isCreator(profile)
        ? t('accounting.empty')
        : t('accounting.emptyUntil', { date: formatDate(nextDay), n: profile.worksCount })}
    </EmptyState>
  );
}
