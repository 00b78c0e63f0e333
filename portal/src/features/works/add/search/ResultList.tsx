import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useText } from '../../../../shared/intl/use-text';
import { Dimmed } from '../../../../shared/page/frame-layout';
import { foundStatus } from './search-entry';
import type { FoundWorks } from './use-work-search';
import { WorkChoices } from './WorkChoices';

interface ResultListProps {
  found: FoundWorks;
  page: number;
  setPage: (page: number) => void;
  /** Whether it is the reply to a previous query. */
  isPrevious: boolean;
  isBusy: boolean;
  reload: () => Promise<unknown>;
  /** Accessible names of the list and the pagination. */
  names: { list: string; pages: string };
  onChoose: (isbn: string) => void;
}

/** The reply of a text search: its works, or a retry when the catalogue was unavailable. */
export function ResultList({
  found,
  page,
  setPage,
  isPrevious,
  isBusy,
  reload,
  names,
  onChoose,
}: ResultListProps) {
  const { t } = useText();
  const status = foundStatus(found);
  return (
    <Dimmed data-previous={isPrevious || undefined} aria-busy={isBusy}>
      {status === 'away' && (
        <AsyncButton variant="second" action={reload}>
          {t('add.askAgain')}
        </AsyncButton>
      )}
      {status === 'choices' && (
        <WorkChoices
          label={names.list}
          books={found.records}
          paging={{ page, total: found.total, onChange: setPage, label: names.pages }}
          onChoose={onChoose}
        />
      )}
    </Dimmed>
  );
}
