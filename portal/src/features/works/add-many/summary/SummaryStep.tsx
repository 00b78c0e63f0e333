import { Button, DataTable, DescriptionList, formatNumber, LinkButton, Notice } from '@nimio/design-system';
import { formatIsbn, isValidIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import { saveCsv } from '../../../../shared/download/save-csv';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Around, Measure } from '../../../../shared/page/layout';
import { SuggestChangeLink } from '../../suggest-change/SuggestChangeLink';
import type { ManyRow } from '../many-works.form';
import { StepTitle } from '../StepTitle';
import type { Outcome } from '../use-add-many';
import { useStateLabels } from '../use-state-labels';
import { isFull, type NotAdded, type Summary, summaryOf } from './summary';

interface SummaryStepProps {
  outcomes: readonly Outcome[];
  rows: readonly ManyRow[];
  notLookedUp: readonly string[];
  onAgain: () => void;
  onCorrect: (isbns: string[]) => void;
}

/** The summary: what was added, and a file with what was not and why. */
export function SummaryStep({ onAgain, onCorrect, ...whole }: SummaryStepProps) {
  const { t } = useText();
  const summary = summaryOf(whole);
  const { added, listed, notAdded } = summary;
  const again = notAdded.map(({ isbn }) => isbn).filter(isValidIsbn);
  return (
    <>
      <Measure>
        <StepTitle takesFocus>{t('addMany.done', { n: added.length })}</StepTitle>
        <DescriptionList
          items={[
            { term: t('addMany.addedCount'), value: formatNumber(added.length) },
            { term: t('addMany.listedCount'), value: formatNumber(listed) },
            { term: t('addMany.notAddedCount'), value: formatNumber(notAdded.length) },
          ]}
        />
        <Differing summary={summary} />
      </Measure>
      {notAdded.length > 0 && <NotAddedTable notAdded={notAdded} />}
      <Actions>
        <LinkButton href="/works">{t('addMany.toList')}</LinkButton>
        {again.length > 0 && (
          <Button variant="second" onPress={() => onCorrect(again)}>
            {t('addMany.correct')}
          </Button>
        )}
        <Button variant="second" onPress={onAgain}>
          {t('addMany.again')}
        </Button>
      </Actions>
    </>
  );
}

/** Works whose deal has another number than the entered one. */
function Differing({ summary: { differing } }: { summary: Summary }) {
  const { t } = useText();
  if (differing.length === 0) return null;
  return (
    <Around>
      <Notice tone="warning" title={t('addMany.differing', { n: differing.length })}>
        <ul>
          {differing.flatMap(({ isbn, row, differingAmounts }) =>
            differingAmounts.map(({ role, stated, deal }) => {
              const { name } = row.values;
              const what = t(`add.dealHolds_${role}`, { stated, deal });
              const text = t('addMany.differingWork', { name, what });
              return (
                <li key={`${isbn}${role}`}>
                  {text} <SuggestChangeLink isbn={isbn} name={name} isListed opensNewTab />
                </li>
              );
            }),
          )}
        </ul>
      </Notice>
    </Around>
  );
}

const rowKey = ({ key }: NotAdded) => key;
/** When all shares are claimed, another number can be suggested. */
const actions = (line: NotAdded) =>
  isFull(line) && <SuggestChangeLink isbn={line.isbn} name={line.name} opensNewTab />;

function NotAddedTable({ notAdded }: { notAdded: readonly NotAdded[] }) {
  const { t } = useText();
  const why = useWhy();
  const columns = useMemo(
    () => [
      {
        id: 'isbn',
        header: t('works.isbn'),
        cell: ({ isbn }: NotAdded) => formatIsbn(isbn),
        isUnbroken: true,
        isRowHeader: true,
      },
      { id: 'name', header: t('works.name'), cell: ({ name }: NotAdded) => name },
      { id: 'why', header: t('addMany.column_why'), cell: why },
    ],
    [t, why],
  );
  const download = () => {
    const head = columns.map(({ header }) => header);
    const body = notAdded.map((line) => [formatIsbn(line.isbn), line.name, why(line)]);
    saveCsv(t('addMany.fileName'), [head, ...body]);
  };
  return (
    <section aria-label={t('addMany.notAddedTitle')}>
      <h3>{t('addMany.notAddedTitle')}</h3>
      <DataTable
        caption={t('addMany.notAddedTitle')}
        columns={columns}
        rows={notAdded}
        rowKey={rowKey}
        {...(notAdded.some(isFull) && { actions })}
      />
      <Actions>
        <Button variant="second" onPress={download}>
          {t('addMany.download')}
        </Button>
      </Actions>
    </section>
  );
}

/** Why a work was not added, as text. */
function useWhy(): (line: NotAdded) => string {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const labels = useStateLabels();
  return useMemo(
    () =>
      ({ why }) => {
        if (why === 'notLookedUp') return t('addMany.notLookedUp');
        if (typeof why !== 'string') return ofFailure(why);
        return [labels.state(why), labels.hint(why)].filter(Boolean).join('. ');
      },
    [t, ofFailure, labels],
  );
}
