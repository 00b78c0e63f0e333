import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { createKeyStore, type KeyStore, useHasKey } from './key-store';
import { ActTableRoot } from './row-act-styles';
import { expansionStrings } from './row-expansion.strings';
import { roles } from './table-roles';
import type { MeasureRow, RowExpansion } from './table-types';

export interface RowExpansionOptions<T> {
  /** Identity of a row, as the table's. */
  rowKey: (row: T) => string;
  /** Names the button of a row: "Lisätiedot: Saaren talvi". */
  rowLabel: (row: T) => string;
  /** What opens under the row. */
  detail: (row: T) => ReactNode;
  /** Rows without anything to open have no button. */
  hasDetail?: (row: T) => boolean;
}

/** Rows that open: how a sum was made, the parts of a payment. Give the answer to `DataTable` as `expansion`. */
export function useRowExpansion<T>(options: RowExpansionOptions<T>): RowExpansion<T> {
  const { rowKey, rowLabel, detail, hasDetail } = options;
  const [store] = useState(createKeyStore);
  const prefix = useId();
  return useMemo(() => {
    const idOf = (row: T) => `${prefix}${rowKey(row)}`;
    return {
      Root: ActTableRoot,
      head: <Head />,
      cell: (row, measure) =>
        hasDetail && !hasDetail(row) ? null : (
          <Toggle
            store={store}
            id={rowKey(row)}
            controls={idOf(row)}
            label={rowLabel(row)}
            measure={measure}
          />
        ),
      detail: (row, columns, measure) => (
        <Detail store={store} id={rowKey(row)} rowId={idOf(row)} columns={columns} measure={measure}>
          {() => detail(row)}
        </Detail>
      ),
    };
  }, [store, prefix, rowKey, rowLabel, detail, hasDetail]);
}

function Head() {
  const t = useStrings(expansionStrings);
  return <VisuallyHidden>{t('column')}</VisuallyHidden>;
}

interface ToggleProps {
  store: KeyStore;
  id: string;
  controls: string;
  label: string;
  measure: MeasureRow;
}

function Toggle({ store, id, controls, label, measure }: ToggleProps) {
  const t = useStrings(expansionStrings);
  const isOpen = useHasKey(store, id);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Together with what has opened under it the row has another height.
  useLayoutEffect(() => {
    if (isOpen !== wasOpen.current) measure(button.current?.closest('tr') ?? null);
    wasOpen.current = isOpen;
  }, [isOpen, measure]);
  return (
    <button
      ref={button}
      type="button"
      className="toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={t('details', { row: label })}
      onClick={() => store.toggle(id)}
    >
      <ChevronRight aria-hidden />
    </button>
  );
}

interface DetailProps {
  id: string;
  rowId: string;
  columns: number;
  measure: MeasureRow;
  children: () => ReactNode;
}

function Detail({ store, ...props }: DetailProps & { store: KeyStore }) {
  return useHasKey(store, props.id) ? <OpenDetail {...props} /> : null;
}

function OpenDetail({ rowId, columns, measure, children }: DetailProps) {
  const line = useRef<HTMLTableRowElement>(null);
  // What has been fetched, or opened inside, makes it higher.
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    const observer = new ResizeObserver(() => measure(current.previousElementSibling as HTMLTableRowElement));
    observer.observe(current);
    return () => observer.disconnect();
  }, [measure]);
  return (
    <tr id={rowId} ref={line} className="detail" {...roles.row}>
      <td colSpan={columns} {...roles.cell}>
        {children()}
      </td>
    </tr>
  );
}
