import { styled } from 'styled-components';
import { dayOf, formatDate } from '../format/date';
import { useToday } from './NowProvider';

export interface DateTextProps {
  /** A day (`2026-12-31`), or an instant whose day in Helsinki is shown. */
  date: string;
}

/** A day as 31.12.2026 in all three languages; bold while it is in the future. */
export function DateText({ date }: DateTextProps) {
  const today = useToday();
  const day = dayOf(date);
  return (
    <Root dateTime={day} data-future={day > today || undefined}>
      {formatDate(day)}
    </Root>
  );
}

const Root = styled.time`
  white-space: nowrap;
  &[data-future] { font-weight: 600; }
`;
