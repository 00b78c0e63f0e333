import { BarList, type BarListItem, Button } from '@nimio/design-system';
import type { Row } from '@nimio/domain/text/csv';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import { Downloads } from './Downloads';

interface WorkBarsProps {
  /** Names the bars, and what is saved. */
  label: string;
  /** All works, the largest figure first. */
  bars: readonly BarListItem[];
  /** The same works as a table. */
  table: ReactNode;
  /** The name of the saved files without its ending. */
  fileName: string;
  /** All rows of the files, with their headings. */
  rows: () => Row[];
}

const maxBars = 8;

/** The works with the largest figures as bars, on request all of them as a table, and as files. */
export function WorkBars({ label, bars, table, fileName, rows }: WorkBarsProps) {
  const { t } = useText();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <>
      {isTableShown ? table : <BarList label={label} items={bars.slice(0, maxBars)} />}
      <Downloads name={fileName} rows={rows} what={label}>
        <Button variant="second" onPress={() => setTableShown(!isTableShown)}>
          {isTableShown ? t('money.asBars') : t('money.asTable', { n: bars.length })}
        </Button>
      </Downloads>
    </>
  );
}
