import {
  AmountBar,
  Button,
  formatCents,
  formatDate,
  KeyFigure,
  type KeyFigureFact,
} from '@nimio/design-system';
import { toIcs } from '../../../shared/download/calendar-day';
import { downloadFile } from '../../../shared/download/download-file';
import { useText } from '../../../shared/intl/use-text';
import { useTaxLabel } from '../../../shared/payment/use-tax-label';
import { useSettings } from '../../../shared/settings/use-settings';
import { isArriving, type Payment, totalsOf, yearOf } from './payments/payments';

interface YearHeadProps {
  payments: readonly Payment[];
  year: number;
  /** The next announced day of payment. */
  nextDay: string | null;
}

/** What reaches the account in a year, net, with the tax; what is coming, and what has been received in all. */
export function YearHead({ payments, year, nextDay }: YearHeadProps) {
  const { t } = useText();
  const { nameWithRate } = useTaxLabel();
  const ofYear = payments.filter((payment) => isArriving(payment) && yearOf(payment) === year);
  const { grossInCents, withheldInCents, netInCents } = totalsOf(ofYear);
  return (
    <KeyFigure
      lead={t('accounting.toAccountInYear', { year })}
      value={formatCents(netInCents)}
      facts={useFacts({ payments, ofYear, year, nextDay })}
    >
      {grossInCents > 0 && (
        <AmountBar
          whole={{ label: t('payment.gross'), value: grossInCents }}
          part={{ label: t('payment.net'), value: netInCents }}
          rest={{
            label: nameWithRate(ofYear.flatMap(({ withholding }) => withholding ?? [])),
            value: withheldInCents,
          }}
        />
      )}
    </KeyFigure>
  );
}

/** The sums of the year, the next day of payment, and the sum of all years. */
function useFacts({
  payments,
  ofYear,
  year,
  nextDay,
}: YearHeadProps & { ofYear: readonly Payment[] }): KeyFigureFact[] {
  const { t } = useText();
  const paid = ofYear.filter(({ kind }) => kind === 'paid');
  const planned = ofYear.filter(({ kind }) => kind === 'estimate').toReversed();
  const received = payments.filter(({ kind }) => kind === 'paid');
  const all = totalsOf(received);
  const [newest] = paid;
  const facts: KeyFigureFact[] = planned.map(({ date, withholding, accountEnd }) => ({
    term: (
      <>
        {t('accounting.comingOn', { date: formatDate(date) })}
        <CalendarButton day={date} />
      </>
    ),
    value: <strong>{formatCents(withholding?.netInCents ?? 0)}</strong>,
    note: t('accounting.toAccount', { end: accountEnd ?? '' }),
  }));
  if (newest)
    facts.unshift({
      term:
        paid.length === 1
          ? t('accounting.paidOn', { date: formatDate(newest.date) })
          : t('accounting.paidTimes', { n: paid.length }),
      value: formatCents(totalsOf(paid).netInCents),
    });
  const isNextElsewhere = nextDay?.startsWith(String(year)) && planned.every(({ date }) => date !== nextDay);
  if (nextDay !== null && isNextElsewhere)
    facts.push({
      term: (
        <>
          {t('accounting.next')}
          <CalendarButton day={nextDay} />
        </>
      ),
      value: formatDate(nextDay),
    });
  const first = received.at(-1);
  if (first)
    facts.push({
      term: t('accounting.receivedSince', { year: yearOf(first) }),
      value: formatCents(all.netInCents),
      note: t('accounting.grossOf', { sum: formatCents(all.grossInCents) }),
    });
  return facts;
}

/** Saves a day of payment as a calendar entry. */
function CalendarButton({ day }: { day: string }) {
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
    <div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('accounting.addToCalendarOf', { date: formatDate(day) })}
        onPress={save}
      >
        {t('accounting.addToCalendar')}
      </Button>
    </div>
  );
}
