import {
  formatCents,
  formatDate,
  formatNumber,
  Section,
  Skeleton,
  Text,
  TextLink,
} from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { daysFrom } from '@nimio/domain/calendar/week';
import { listDistributions } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';

/** The next payment date: of a distribution, for staff who manage payments, or else of the society's settings. */
export function NextPayDate() {
  const { t } = useText();
  const today = finnishDay(useToday());
  const announced = useSettings().distributions.find(({ date }) => date >= today);
  const mayManage = useMe().rights.includes('managePayments');
  const { data, isLoading } = useEndpoint(listDistributions, mayManage ? { query: {} } : null);
  if (isLoading) return <Skeleton lines={0} />;
  // The newest date is first.
  const distribution = data?.records.findLast(({ payDate, state }) => payDate >= today && state !== 'paid');
  const date = distribution?.payDate ?? announced?.date;
  if (!date) return null;
  return (
    <Section id="pay-date" title={t('staffHome.nextPayDate')}>
      <Text size="lead" isSerif>
        {formatDate(date)}
      </Text>
      <Text tone="muted">{t('staffHome.daysLeft', { n: daysFrom(today, date) })}</Text>
      {distribution ? <State {...distribution} /> : announced?.pays && <Text>{announced.pays}</Text>}
    </Section>
  );
}

/** What has been done for the payment, and how much it is. */
function State({ hash, name, state, result }: Distribution) {
  const { t } = useText();
  return (
    <>
      <Text>
        <TextLink href={`/accountings/${hash}`}>{name}</TextLink>
      </Text>
      <Text>{t(`staffHome.distribution_${state}`)}</Text>
      {result && (
        <Text>
          {t('staffHome.payments', {
            n: result.payments,
            count: formatNumber(result.payments),
            sum: formatCents(result.net),
          })}
        </Text>
      )}
    </>
  );
}
