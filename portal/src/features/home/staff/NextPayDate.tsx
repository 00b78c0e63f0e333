import { formatDate, Section, Text, TextLink } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { daysFrom } from '@nimio/domain/calendar/week';
import type { NextDistribution } from '@nimio/domain/worklist/worklist.types';
import { useText } from '../../../shared/intl/use-text';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';

interface NextPayDateProps {
  /** The distribution to be paid first; `null` if there is none, or the caller does not manage payments. */
  distribution: NextDistribution | null;
}

/** The next payment date, or one that has passed without payment: that of a distribution or of the society's settings, whichever comes first. */
export function NextPayDate({ distribution }: NextPayDateProps) {
  const { t } = useText();
  const today = finnishDay(useToday());
  const announced = useSettings().distributions.find(({ date }) => date >= today);
  const isAnnouncedFirst = announced && !(distribution && distribution.payDate <= announced.date);
  const date = isAnnouncedFirst ? announced.date : distribution?.payDate;
  if (!date) return null;
  const days = daysFrom(today, date);
  return (
    <Section id="pay-date" title={t(days < 0 ? 'staffHome.passedPayDate' : 'staffHome.nextPayDate')}>
      <Text size="lead" isSerif>
        {formatDate(date)}
      </Text>
      <Text tone="muted">
        {days < 0 ? t('staffHome.daysLate', { n: -days }) : t('staffHome.daysLeft', { n: days })}
      </Text>
      {isAnnouncedFirst
        ? announced.pays && <Text>{announced.pays}</Text>
        : distribution && <State {...distribution} />}
    </Section>
  );
}

function State({ hash, name, state }: NextDistribution) {
  const { t } = useText();
  return (
    <>
      <Text>
        <TextLink href={`/accountings/${hash}`}>{name}</TextLink>
      </Text>
      <Text>{t(`staffHome.distribution_${state}`)}</Text>
    </>
  );
}
