import {
  BellIcon,
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  type PageSize,
  Select,
  type TableSort,
  TextLink,
  VisuallyHidden,
} from '@nimio/design-system';
import { bookTypes } from '@nimio/domain/work/book-types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ApiError } from '../../../api/api-error';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { PrintButton } from '../../../shared/page/PrintButton';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useWorkLabels } from '../use-work-labels';
import { rememberedView, rememberView } from './remembered-view';
import { hrefOf } from './use-works-columns';

export interface WorksTableProps {
  works: readonly ListedWork[];
  isLoading: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  canAdd: boolean;
}

interface ShownProps extends WorksTableProps {
  columns: readonly DataColumn<ListedWork>[];
  /** The key of a work that was just added and is shown first. */
  firstKey?: string | undefined;
}

const everyType = 'all';
const byName: TableSort = { column: 'name', direction: 'ascending' };
const rowKey = (work: ListedWork) => work.bookHash;
/** Adds the row's work to the link's name for screen readers. */
const hidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;
const filterText = ({ isbn, name, subtitle }: ListedWork) => [formatIsbn(isbn), name, subtitle].join(' ');

export function WorksTable(props: ShownProps) {
  const { works, columns, firstKey, isLoading, error, onRetry, canAdd } = props;
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
  const { flag, actions } = useWorkLinks();
  return (
    <DataTable<ListedWork>
      caption={t('list.title')}
      columns={columns}
      rows={works}
      rowKey={rowKey}
      flag={flag}
      actions={actions}
      firstKey={firstKey}
      filterText={filterText}
      filterLabel={t('list.filter')}
      {...(isShown && { isShown })}
      onClearFilters={() => setType(everyType)}
      tools={<Tools works={works} type={type} onType={setType} />}
      pageSizes={sizes}
      initialView={initialView}
      onViewChange={(view) => rememberView(hash, view)}
      isLoading={isLoading}
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

/** The links of a row: to changes, to the edit page, and for staff to the register. */
function useWorkLinks() {
  const { t } = useText();
  const isOfStaff = useMe().rights.includes('manageWorks');
  const content = useWorkLabels();
  const flag = useCallback(
    (work: ListedWork) => {
      const hasSuggestions = work.alerts.includes('HAS_SUGGESTIONS');
      const hasChanges = work.alerts.includes('HAS_CHANGES_AFTER_APPROVAL');
      return (
        (hasSuggestions || hasChanges) && (
          <>
            {hasSuggestions && (
              <TextLink href={`${hrefOf(work)}/handlesuggestions`} tone="quiet">
                <BellIcon />
                {t('list.suggestedWork', { name: work.name, hidden })}
              </TextLink>
            )}
            {hasChanges && (
              <TextLink href={hrefOf(work)} tone="quiet">
                <BellIcon />
                {t('list.changedWork', { name: work.name, hidden })}
              </TextLink>
            )}
          </>
        )
      );
    },
    [t],
  );
  const actions = useCallback(
    (work: ListedWork) => (
      <>
        <TextLink href={hrefOf(work)}>
          {t('list.editWork', { name: work.name, type: content.type(work.bookType), hidden })}
        </TextLink>
        {isOfStaff && (
          <TextLink href={`/oeuvre/book/${work.isbn}`} tone="quiet">
            {t('list.registeredWork', { name: work.name, hidden })}
          </TextLink>
        )}
      </>
    ),
    [t, content, isOfStaff],
  );
  return { flag, actions };
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
