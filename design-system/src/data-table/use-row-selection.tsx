import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { focusIn } from './focus-in';
import { isPhone } from './is-phone';
import { createKeyStore, type KeyStore, useHasKey, useRowKeys } from './key-store';
import { ActTableRoot } from './row-act-styles';
import { selectionStrings } from './row-selection.strings';
import type { RowSelection } from './table-types';

export interface RowSelectionOptions<T> {
  /** Identity of a row, as the table's. */
  rowKey: (row: T) => string;
  /** Names the box of a row: "Valitse: Saaren talvi". */
  rowLabel: (row: T) => string;
  /** Buttons for what is ticked. `clear` unticks everything, for when the act has been done. */
  acts: (selected: readonly T[], clear: () => void) => ReactNode;
}

/**
 * Boxes before the rows, and acts for those that are ticked: give the answer to `DataTable` as `selection`.
 * What is ticked stays so on other pages and behind a filter; rows that are gone do not count.
 */
export function useRowSelection<T>(options: RowSelectionOptions<T>): RowSelection<T> {
  const { rowKey, rowLabel, acts } = options;
  const [store] = useState(createKeyStore);
  return useMemo(
    () => ({
      Root: ActTableRoot,
      head: (shown) => (
        <>
          <BoxOfAll store={store} keys={shown.map(rowKey)} />
          <ColumnName />
        </>
      ),
      cell: (row) => <BoxOfRow store={store} id={rowKey(row)} label={rowLabel(row)} />,
      bar: (rows, shown) => (
        <SelectionBar store={store} rows={rows} shown={shown} rowKey={rowKey} acts={acts} />
      ),
    }),
    [store, rowKey, rowLabel, acts],
  );
}

function BoxOfRow({ store, id, label }: { store: KeyStore; id: string; label: string }) {
  const t = useStrings(selectionStrings);
  return (
    <label className="box">
      <input
        type="checkbox"
        aria-label={t('row', { row: label })}
        checked={useHasKey(store, id)}
        onChange={() => store.toggle(id)}
      />
    </label>
  );
}

/** Ticks what is in sight, and says so: other pages stay as they are. */
function BoxOfAll({ store, keys }: { store: KeyStore; keys: readonly string[] }) {
  const t = useStrings(selectionStrings);
  const selected = useRowKeys(store);
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  const change = () => {
    const shown = new Set(keys);
    const others = [...selected].filter((key) => !shown.has(key));
    store.set(isAll ? others : [...others, ...keys]);
  };
  return (
    <label className="box">
      <input
        type="checkbox"
        aria-label={t('visible')}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={change}
      />
    </label>
  );
}

/** On a phone the box stands over the cards, and the heading keeps its name. */
function ColumnName() {
  const t = useStrings(selectionStrings);
  return <span className="name">{t('column')}</span>;
}

interface SelectionBarProps<T> extends Pick<RowSelectionOptions<T>, 'rowKey' | 'acts'> {
  store: KeyStore;
  rows: readonly T[];
  shown: readonly T[];
}

function SelectionBar<T>({ store, rows, shown, rowKey, acts }: SelectionBarProps<T>) {
  const t = useStrings(selectionStrings);
  const keys = useRowKeys(store);
  const selected = keys.size === 0 ? [] : rows.filter((row) => keys.has(rowKey(row)));
  const count = selected.length;
  const bulk = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const clear = () => store.set([]);
  // The pressed button has gone with the others, whether they were unticked or are no longer there: the focus goes
  // to the box that begins anew.
  useLayoutEffect(() => {
    if (count > 0 || !isInside.current) return;
    isInside.current = false;
    focusIn(bulk.current?.closest('[data-table]'), isPhone() ? '.all input' : 'thead .box input');
  }, [count]);
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? t('count', { count }) : ''}</VisuallyHidden>
      <div className="all">
        <BoxOfAll store={store} keys={shown.map(rowKey)} />
        <span aria-hidden>{t('visible')}</span>
      </div>
      <div
        className="bulk"
        role="presentation"
        ref={bulk}
        onFocus={() => {
          isInside.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          // What goes away with the focus in it leaves it to nobody.
          if (relatedTarget) isInside.current = false;
        }}
      >
        {count > 0 && (
          <>
            <strong aria-hidden>{t('count', { count })}</strong>
            {acts(selected, clear)}
            <Button variant="quiet" size="sm" onPress={clear}>
              {t('clear')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
