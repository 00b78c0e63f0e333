import { DateText, formatCents, formatDate, TextLink } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';
import { useToday } from '../../shared/settings/use-today';

/**
 * The next payment: the profile's planned payment, or else the day and reason of the society's settings. When the
 * payment cannot be read, the page continues without it.
 */
export function useNextPayment() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  const distribution = useNextDistribution();
  const [soonest, ...others] = data?.records ?? [];
  if (!soonest) return distribution;
  const onThatDay = [soonest, ...others.filter(({ date }) => date === soonest.date)];
  const cents = onThatDay.reduce((sum, { grossInCents }) => sum + grossInCents, 0);
  return (
    <>
      <span>{t('home.nextPayment', { date: formatDate(soonest.date), sum: formatCents(cents) })}</span>
      {onThatDay.length === 1 ? (
        <TextLink href={`/accounting/${soonest.payment}`}>{t('home.whyPayment')}</TextLink>
      ) : (
        <TextLink href="/accounting">{t('home.toPayments')}</TextLink>
      )}
    </>
  );
}

/** The next payment day and its reason, from the society's settings. */
function useNextDistribution() {
  const { t } = useText();
  const today = finnishDay(useToday());
  const next = useSettings().distributions.find(({ date }) => date >= today);
  if (!next) return undefined;
  return (
    <span>
      {t('home.nextDistribution')} <DateText date={next.date} />
      {next.pays && t('home.pays', { what: next.pays })}
    </span>
  );
}
