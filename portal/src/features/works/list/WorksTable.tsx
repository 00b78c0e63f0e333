import {
  BellIcon,
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  type PageSize,
  Select,
  type TableSort,
} from '@nimio/design-system';
import { bookTypes } from '@nimio/domain/work/book-types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from '../../../api/api-error';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Inline } from '../../../shared/page/layout';
import { PrintButton } from '../../../shared/page/PrintButton';
import { useProfile } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useWorkLabels } from '../use-work-labels';
import { rememberedView, rememberView } from './remembered-view';

export interface WorksTableProps {
  works: readonly ListedWork[];
  isLoading: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  canAdd: boolean;
  /** The number of works, which is known before the list. */
  count: number;
  /** Works are suggested below the list, and filtered by the same text. */
  hasSuggestions: boolean;
  onFilter: (filter: string) => void;
}

interface ShownProps extends WorksTableProps {
  columns: readonly DataColumn<ListedWork>[];
  /** The key of a work that was just added and is shown first. */
  firstKey?: string | undefined;
}

const everyType = 'all';
const byName: TableSort = { column: 'name', direction: 'ascending' };
const rowKey = (work: ListedWork) => work.bookHash;
const filterText = ({ isbn, name, subtitle }: ListedWork) => [formatIsbn(isbn), name, subtitle].join(' ');

export function WorksTable(props: ShownProps) {
  const { works, columns, firstKey, isLoading, error, onRetry, canAdd, count } = props;
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { hash } = useProfile();
  const [type, setType] = useState(everyType);
  const sizes = usePageSizes();
  const [initialView] = useState(() => ({
    sort: byName,
    ...(sizes[0] && { pageSize: sizes[0] }),
    ...rememberedView(hash, sizes),
  }));
  const isShown = useMemo(
    () => (type === everyType ? undefined : ({ bookType }: ListedWork) => bookType === type),
    [type],
  );
  return (
    <DataTable<ListedWork>
      caption={t('list.title')}
      columns={columns}
      rows={works}
      rowKey={rowKey}
      flag={useFlag()}
      lines={2}
      firstKey={firstKey}
      filterText={filterText}
      filterLabel={t(props.hasSuggestions ? 'list.filterBoth' : 'list.filter')}
      {...(isShown && { isShown })}
      onClearFilters={() => setType(everyType)}
      tools={<Tools works={works} type={type} onType={setType} />}
      pageSizes={sizes}
      initialView={initialView}
      onViewChange={(view) => {
        rememberView(hash, view);
        props.onFilter(view.filter);
      }}
      isLoading={isLoading}
      expectedRows={count}
      error={error && ofFailure(error)}
      onRetry={onRetry}
      empty={<NoWorks canAdd={canAdd} />}
    />
  );
}

/** The society's page sizes, and all. */
function usePageSizes(): readonly PageSize[] {
  const { worksPageSizes } = useSettings().limits;
  return useMemo(() => [...worksPageSizes, 'all'], [worksPageSizes]);
}

/** What is new about a work; its page says more. */
function useFlag() {
  const { t } = useText();
  return useCallback(
    ({ alerts }: ListedWork) =>
      alerts.length > 0 && (
        <>
          {alerts.includes('HAS_SUGGESTIONS') && (
            <Inline>
              <BellIcon />
              {t('list.suggested')}
            </Inline>
          )}
          {alerts.includes('HAS_CHANGES_AFTER_APPROVAL') && (
            <Inline>
              <BellIcon />
              {t('list.changed')}
            </Inline>
          )}
        </>
      ),
    [t],
  );
}

interface ToolsProps {
  works: readonly ListedWork[];
  type: string;
  onType: (type: string) => void;
}

/** Only formats on the list can be chosen; until they are known the field is as wide as with all. */
function Tools({ works, type, onType }: ToolsProps) {
  const { t } = useText();
  const content = useWorkLabels();
  const present = bookTypes.filter(
    (id) => works.length === 0 || works.some(({ bookType }) => bookType === id),
  );
  return (
    <>
      <Select
        label={t('works.bookType')}
        width="12rem"
        value={type}
        onChange={onType}
        options={[
          { id: everyType, label: t('list.everyType') },
          ...present.map((id) => ({ id, label: content.type(id) })),
        ]}
      />
      <PrintButton />
    </>
  );
}

function NoWorks({ canAdd }: { canAdd: boolean }) {
  const { t } = useText();
  return (
    <EmptyState
      action={
        canAdd && (
          <>
            <LinkButton href="/works/add">{t('list.add')}</LinkButton>{' '}
            <LinkButton href="/works/add-many" variant="second">
              {t('list.addMany')}
            </LinkButton>
          </>
        )
      }
    >
      {t('list.empty')}
    </EmptyState>
  );
}
