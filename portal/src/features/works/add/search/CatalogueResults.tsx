import { Button, Notice, ProgressLine } from '@nimio/design-system';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Remark, ReservedLine } from '../../../../shared/page/frame-layout';
import { Above, Around } from '../../../../shared/page/layout';
import { pagesOf } from './pages-of';
import { ResultList } from './ResultList';
import { foundStatus } from './search-entry';
import { useCatalogueResults } from './use-work-search';

interface CatalogueResultsProps {
  searchText: string;
  onChoose: (isbn: string) => void;
}

/** The catalogue's books that are not in the register, on demand. */
export function CatalogueResults({ searchText, onChoose }: CatalogueResultsProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { found, error, isLoading, reload, isPrevious, isWaiting, load, page, setPage } =
    useCatalogueResults(searchText);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The reply removes the pressed button; the focus moves unless the user has moved on.
    if (found && document.activeElement === document.body) status.current?.focus();
  }, [found]);
  const isBusy = isPrevious && !error;
  const names = { list: t('add.furtherChoices'), pages: t('add.furtherPages') };
  return (
    <Around>
      <ProgressLine isWaiting={isWaiting} />
      {error && (
        <Above>
          <Notice tone="danger" role="alert">
            <p>{ofFailure(error)}</p>
          </Notice>
        </Above>
      )}
      <Remark ref={status} role="status" tabIndex={-1}>
        {found && (
          <ReservedLine>
            {!isPrevious && t(`add.further_${foundStatus(found)}`, pagesOf(found.total, page))}
          </ReservedLine>
        )}
      </Remark>
      {found && <ResultList {...{ found, page, setPage, isPrevious, isBusy, reload, names, onChoose }} />}
      {(!found || error) && (
        <Button variant="second" isPending={isLoading} onPress={load}>
          {t(error ? 'page.tryAgain' : 'add.further')}
        </Button>
      )}
    </Around>
  );
}
