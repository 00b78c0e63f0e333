import { formatDate, type TitlePageSum } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { useText } from '../../shared/intl/use-text';
import { useSettings } from '../../shared/settings/use-settings';
import { useToday } from '../../shared/settings/use-today';

/** While the sum is not known: the page keeps its place. */
export const unknownSum: TitlePageSum = { lead: '\u200b', value: '\u200b' };

/** Returns a function that formats 18 December, as it is written in a sentence; days of other years with the year. */
export function useDay(): (date: string) => string {
  const { language } = useText();
  const thisYear = String(yearInFinland(useToday()));
  return (date) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      ...(!date.startsWith(thisYear) && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(date));
}

/** The next payment day and its reason, from the society's settings. */
export function useNextDay(): { lead: string; value: string } | undefined {
  const { t } = useText();
  const today = finnishDay(useToday());
  const next = useSettings().distributions.find(({ date }) => date >= today);
  if (!next) return undefined;
  const what = next.pays;
  return {
    lead: what ? t('home.nextDistributionOf', { what }) : t('home.nextDistribution'),
    value: formatDate(next.date),
  };
}
