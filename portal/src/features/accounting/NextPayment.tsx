import { Button, DateText, formatDate } from '@nimio/design-system';
import { toIcs } from '../../shared/download/calendar-day';
import { downloadFile } from '../../shared/download/download-file';
import { useText } from '../../shared/intl/use-text';
import { Figure } from '../../shared/page/layout';
import { useSettings } from '../../shared/settings/use-settings';

/** The next payment, also as a calendar entry. */
export function NextPayment({ day }: { day: string }) {
  const { t } = useText();
  const { societyName } = useSettings();
  const save = () =>
    downloadFile(
      t('accounting.calendarFile', { day }),
      'text/calendar',
      toIcs({
        uid: `payment-${day}@${location.hostname}`,
        day,
        title: t('accounting.calendarTitle', { society: societyName }),
        text: t('accounting.calendarText'),
        url: `${location.origin}/accounting`,
        now: new Date(),
      }),
    );
  return (
    <Figure>
      <span>
        {t('accounting.next')} <DateText date={day} />
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('accounting.addToCalendarOf', { date: formatDate(day) })}
        onPress={save}
      >
        {t('accounting.addToCalendar')}
      </Button>
    </Figure>
  );
}
