import { formatDate } from '@nimio/design-system';
import { finnishTime } from '@nimio/domain/calendar/finnish-day';
import { useCallback } from 'react';
import { useText } from './use-text';

/** Returns a function that formats an instant as date and time in Finland: 22.11.2026 14.05, in English 14:05. */
export function useMoment(): (at: string) => string {
  const { language } = useText();
  const separator = language === 'en' ? ':' : '.';
  return useCallback(
    (at) => `${formatDate(at)} ${finnishTime(new Date(at)).replace(':', separator)}`,
    [separator],
  );
}
