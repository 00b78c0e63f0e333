import { useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../src/button/Button';
import { DataTable } from '../../src/data-table/DataTable';
import { focusHeading } from '../../src/section/focus-heading';
import { Section } from '../../src/section/Section';
import { Text } from '../../src/text/Text';
import { toast } from '../../src/toast/toast';
import { useSpoken } from './spoken';
import { worksTexts } from './table-of-works.texts';
import { useWorkColumns, useWorkName, workKey } from './use-work-columns';
import type { ListedWork } from './works';

interface SuggestionsProps {
  works: readonly ListedWork[];
  onAdd: (work: ListedWork) => void;
  onHide: (work: ListedWork) => void;
  onShow: (work: ListedWork) => void;
}

const shown = ['isbn', 'title', 'author', 'format', 'publisher', 'year'];

/** What can be undone is done at once. The row goes with its buttons, so the focus goes on to the next one. */
export function Suggestions({ works, onAdd, onHide, onShow }: SuggestionsProps) {
  const t = useSpoken(worksTexts);
  const columns = useWorkColumns();
  const nameOf = useWorkName();
  const place = useRef<HTMLDivElement>(null);
  const plain = useMemo(
    // What is not on the list cannot be sorted out of the way, and has no page of its own yet.
    () =>
      columns.filter(({ id }) => shown.includes(id)).map(({ sortValue: _sortValue, ...column }) => column),
    [columns],
  );
  const actions = useCallback(
    (work: ListedWork) => {
      const answer = (act: () => void) => {
        flushSync(act);
        const next = place.current?.querySelector<HTMLElement>('tbody button');
        if (next) next.focus();
        else if (place.current) focusHeading(place.current);
      };
      const hide = () => {
        answer(() => onHide(work));
        toast.info(t.hidden, { action: { label: t.undo, onPress: () => onShow(work) } });
      };
      return (
        <>
          <Button
            variant="second"
            size="sm"
            aria-label={`${t.addOne}: ${nameOf(work)}`}
            onPress={() => answer(() => onAdd(work))}
          >
            {t.addOne}
          </Button>
          <Button variant="quiet" size="sm" aria-label={`${t.notMine}: ${nameOf(work)}`} onPress={hide}>
            {t.notMine}
          </Button>
        </>
      );
    },
    [t, nameOf, onAdd, onHide, onShow],
  );
  return (
    <Section id="suggestions" title={t.suggestions}>
      <div ref={place}>
        {works.length > 0 && <Text>{t.suggestionsLead}</Text>}
        <DataTable
          caption={t.suggestions}
          columns={plain}
          rows={works}
          rowKey={workKey}
          actions={actions}
          empty={<Text tone="muted">{t.noSuggestions}</Text>}
        />
      </div>
    </Section>
  );
}
