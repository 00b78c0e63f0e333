import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { buttonStyles } from '../button/button-styles';
import { formatNumber } from '../format/number';
import { useStrings } from '../strings/use-strings';
import { barChartStrings } from './bar-chart.strings';
import { Root, TableBox } from './bar-chart-styles';

export interface ChartBar {
  /** The bar's key. */
  id: string;
  /** The bar's label: "2024", "Hiljaisten huoneiden atlas". */
  label: string;
  /** Its value, at least 0. */
  value: number;
  /** The coloured part of it: the reader's own share. */
  part?: number;
}

export interface BarChartProps {
  /** The chart's title: "Lainat vuosittain". */
  title: ReactNode;
  /** The bars, in the order of the page. */
  bars: readonly ChartBar[];
  /** Headings of the table's columns: the labels, the values, and the parts. */
  headings: { label: string; value: string; part?: string };
  /** Vertical `columns` for years; horizontal `rows` for names. Without enough room columns become rows too. */
  direction?: 'columns' | 'rows';
  /** Formats a value; by default whole numbers. */
  format?: (value: number) => string;
  /** Formats a part, if it has decimals that values have not; by default like a value. */
  formatPart?: (part: number) => string;
}

/**
 * A year's numbers as thin bars, each with its printed value, so that nothing needs a pointer. The same numbers are
 * always available as a table for assistive technology, and for everyone on request. Keyboard: Tab to "Näytä
 * taulukkona", Enter or Space.
 */
export function BarChart({
  title,
  bars,
  headings,
  direction = 'columns',
  format = formatNumber,
  formatPart = format,
}: BarChartProps) {
  const t = useStrings(barChartStrings);
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  const formats = { format, formatPart };
  const longest = Math.max(...bars.map((bar) => numbersOf(bar, formats).join(' ').length), 0);
  const max = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <Root>
      <figcaption id={`${id}title`}>
        {title}
        {headings.part && <small>{t('part', { part: headings.part })}</small>}
      </figcaption>
      <div
        aria-hidden
        data-direction={direction}
        data-room={roomFor(bars.length)}
        style={{ '--longest': longest } as CSSProperties}
      >
        <ol>
          {bars.map((bar) => (
            <Bar key={bar.id} {...bar} {...formats} max={max} />
          ))}
        </ol>
      </div>
      <Toggle
        data-variant="quiet"
        data-size="sm"
        aria-expanded={isTableShown}
        aria-controls={`${id}table`}
        onPress={() => setTableShown(!isTableShown)}
      >
        {t('table')}
      </Toggle>
      <TableBox id={`${id}table`} data-shown={isTableShown || undefined}>
        <Table {...formats} bars={bars} headings={headings} labelledBy={`${id}title`} />
      </TableBox>
    </Root>
  );
}

type Formats = Required<Pick<BarChartProps, 'format' | 'formatPart'>>;

interface BarProps extends ChartBar, Formats {
  max: number;
}

function Bar({ max, format, formatPart, ...bar }: BarProps) {
  const { label, value, part } = bar;
  const share = max > 0 ? value / max : 0;
  const partOfBar = part !== undefined && value > 0 ? part / value : 0;
  return (
    <li>
      <span className="label">{label}</span>
      <span className="track">
        <span
          className="bar"
          data-has-part={part !== undefined || undefined}
          style={{ '--share': share, '--part': partOfBar } as CSSProperties}
        >
          {part !== undefined && <span />}
        </span>
        <span className="values">
          {numbersOf(bar, { format, formatPart }).map((number, index) => (
            <span key={index === 0 ? 'value' : 'part'}>{number}</span>
          ))}
        </span>
      </span>
    </li>
  );
}

/** The text at the end of a bar: its value, and then its part. */
const numbersOf = ({ value, part }: ChartBar, { format, formatPart }: Formats) =>
  part === undefined ? [format(value)] : [format(value), formatPart(part)];

interface TableProps extends Pick<BarChartProps, 'bars' | 'headings'>, Formats {
  labelledBy: string;
}

function Table({ bars, headings, format, formatPart, labelledBy }: TableProps) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{headings.label}</th>
          <th scope="col">{headings.value}</th>
          {headings.part && <th scope="col">{headings.part}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, value, part }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
            {headings.part && <td>{part === undefined ? '–' : formatPart(part)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The width that this many vertical bars need. */
const roomFor = (count: number) => (count <= 6 ? 'few' : count <= 12 ? 'some' : 'many');

const Toggle = styled(Button)`
  ${buttonStyles}
`;
