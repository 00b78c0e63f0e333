import { formatDate, VisuallyHidden } from '@nimio/design-system';
import type { SummaryState } from '@nimio/domain/accounting/accounting-states';
import { useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import type { Payment } from './payments';

type Seen = ReadonlyMap<string, SummaryState | null>;

const statesOf = (payments: readonly Payment[]): Seen =>
  new Map(payments.flatMap(({ payment, statement }) => (statement ? [[payment, statement.state]] : [])));

const isSame = (one: Seen, other: Seen): boolean =>
  one.size === other.size && [...one].every(([payment, state]) => other.get(payment) === state);

/** Announces the state of a statement to screen readers, anywhere on the page. */
export function StatementNews({ payments }: { payments: readonly Payment[] }) {
  const { t } = useText();
  const [seen, setSeen] = useState<Seen>(() => statesOf(payments));
  const [news, setNews] = useState('');
  const now = statesOf(payments);
  if (!isSame(seen, now)) {
    setSeen(now);
    const announced = payments.flatMap(({ payment, statement, date }) =>
      statement?.state && seen.has(payment) && seen.get(payment) !== statement.state
        ? [t(`accounting.news_${statement.state}`, { date: formatDate(date) })]
        : [],
    );
    if (announced.length > 0) setNews(announced.join(' '));
  }
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
