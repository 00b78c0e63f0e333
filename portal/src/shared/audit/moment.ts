import { formatDate } from '@nimio/design-system';
import { finnishTime } from '@nimio/domain/calendar/finnish-day';

/** Formats an instant as date and time in Finland: 22.11.2026 14.05. */
export const momentText = (at: string): string =>
  `${formatDate(at)} ${finnishTime(new Date(at)).replace(':', '.')}`;
