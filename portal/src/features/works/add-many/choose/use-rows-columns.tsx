import { CellNote, Checkbox, type DataColumn, StatusBadge, VisuallyHidden } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import { useText } from '../../../../shared/intl/use-text';
import { useProfile } from '../../../../shared/session/use-session';
import { namedCreators } from '../../add/form/named-creators';
import { useWorkLabels } from '../../use-work-labels';
import { rolesOf } from '../../work-values';
import { isWork, type ManyRow, type RowState, type WorkRow } from '../many-works.form';
import { useStateLabels } from '../use-state-labels';

const wrong: readonly RowState[] = ['checkDigit', 'length'];
const unfit: readonly RowState[] = ['new', 'away', 'incomplete', 'full', 'locked', 'notTranslated'];
function toneOf(row: ManyRow) {
  if (wrong.includes(row.state)) return 'danger';
  if (unfit.includes(row.state) || (isWork(row) && row.namesOthers)) return 'warning';
  return row.state === 'listed' ? 'neutral' : 'success';
}

/** Columns of the table of looked-up works. */
export function useRowsColumns(onChoose: (key: string, isChosen: boolean) => void): DataColumn<ManyRow>[] {
  const { t } = useText();
  const stateLabels = useStateLabels();
  return useMemo(
    () => [
      {
        id: 'add',
        header: t('addMany.column_add'),
        cell: (row) => isWork(row) && row.canAdd && <Tick row={row} onChoose={onChoose} />,
      },
      {
        id: 'isbn',
        header: t('works.isbn'),
        cell: (row) =>
          isWork(row) ? (
            <>
              {formatIsbn(row.found.isbn)}
              <CellNote>{row.isRestored && t('addMany.mended')}</CellNote>
            </>
          ) : (
            row.wrong.text
          ),
        tone: 'muted',
        isUnbroken: true,
      },
      {
        id: 'name',
        header: t('works.name'),
        cell: (row) => (isWork(row) ? <Facts row={row} /> : t('addMany.line', { line: row.wrong.line })),
        isRowHeader: true,
      },
      { id: 'part', header: t('addMany.column_part'), cell: (row) => isWork(row) && <Part row={row} /> },
      {
        id: 'state',
        header: t('addMany.column_state'),
        cell: (row) => (
          <>
            <StatusBadge tone={toneOf(row)}>{stateLabels.state(row.state)}</StatusBadge>
            <CellNote>{stateLabels.hint(row.state)}</CellNote>
            {isWork(row) && row.namesOthers && <NamedCreators row={row} />}
          </>
        ),
      },
    ],
    [t, stateLabels, onChoose],
  );
}

function Tick({ row, onChoose }: { row: WorkRow; onChoose: (key: string, isChosen: boolean) => void }) {
  const { t } = useText();
  return (
    <Checkbox value={row.isChosen} onChange={(isChosen) => onChoose(row.key, isChosen)}>
      <VisuallyHidden>{t('addMany.addNamed', { name: row.values.name })}</VisuallyHidden>
    </Checkbox>
  );
}

/** The creators that the record names instead of the author. */
function NamedCreators({ row: { found } }: { row: WorkRow }) {
  const { t, language } = useText();
  const names = namedCreators(found);
  const creators = new Intl.ListFormat(language).format(names);
  return <CellNote>{t('addMany.unnamed', { n: names.length, creators })}</CellNote>;
}

/** The known or entered data of the work. */
function Facts({ row: { values } }: { row: WorkRow }) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { name, subtitle, publisher, publishYear, bookType } = values;
  const type = labels.typeOptions.find(({ id }) => id === bookType)?.label;
  return (
    <>
      {name || t('addMany.noName')}
      <CellNote>{subtitle}</CellNote>
      <CellNote>{[publisher, publishYear, type].filter(Boolean).join(', ')}</CellNote>
    </>
  );
}

/** The name and role under which it is added; for a listed work those of the list. */
function Part({ row: { state, values } }: { row: WorkRow }) {
  const labels = useWorkLabels();
  const { nameData } = useProfile();
  if (state === 'listed') return null;
  const { authorHash, roles, numberOfAuthors, numberOfTranslators } = values;
  const held = rolesOf(roles);
  const role = {
    author: Number(held.author),
    translator: Number(held.translator),
    illustrator: Number(held.illustrator),
    editor: Number(held.editor),
  };
  const name = nameData.find((own) => own.authorHash === authorHash);
  return (
    <>
      {labels.roles({ role, numberOfAuthors, numberOfTranslators })}
      <CellNote>{name && wholeName(name)}</CellNote>
    </>
  );
}
