import {
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  Text,
  TextLink,
  VisuallyHidden,
} from '@nimio/design-system';
import { listLibraryClasses } from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Around } from '../../../shared/page/layout';
import { factorText } from '../decimal';
import { StaffPage } from '../StaffPage';

const none: LibraryClass[] = [];
const rowKey = ({ code }: LibraryClass) => code;
const filterText = ({ code, termFi, termSv, termEn }: LibraryClass) =>
  [code, termFi, termSv, termEn].join(' ');
/** Adds the row's class to the link's name for screen readers. */
const hidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;
const initialView = { pageSize: 50 } as const;

/** The library classes with their factors. */
export function ClassesPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('classes.title')} rights={['manageLibraryClasses']}>
      <Text>{t('classes.intro')}</Text>
      <Text>{t('classes.begun')}</Text>
      <Around>
        <LinkButton href="/staff/classes/new">{t('classes.new')}</LinkButton>
      </Around>
      <Classes />
    </StaffPage>
  );
}

function Classes() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const actions = useCallback(
    ({ code }: LibraryClass) => (
      <TextLink href={`/staff/classes/${code}`}>{t('classes.changeClass', { code, hidden })}</TextLink>
    ),
    [t],
  );
  const { data, error, isLoading, reload } = useEndpoint(listLibraryClasses, {}, { revalidateOnFocus: true });
  return (
    <DataTable
      caption={t('classes.title')}
      columns={useColumns()}
      rows={data?.records ?? none}
      rowKey={rowKey}
      actions={actions}
      filterText={filterText}
      filterLabel={t('classes.filter')}
      initialView={initialView}
      isLoading={isLoading && !data}
      error={error && ofFailure(error)}
      onRetry={reload}
      empty={<EmptyState>{t('classes.empty')}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<LibraryClass>[] {
  const { t } = useText();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('classes.code'),
        cell: ({ code }) => code,
        sortValue: ({ code }) => code,
        isRowHeader: true,
      },
      { id: 'termFi', header: t('classes.termFi'), cell: ({ termFi }) => termFi },
      { id: 'termSv', header: t('classes.termSv'), cell: ({ termSv }) => termSv },
      { id: 'termEn', header: t('classes.termEn'), cell: ({ termEn }) => termEn },
      {
        id: 'factor',
        header: t('classes.factor'),
        cell: ({ factor }) => factorText(factor),
        sortValue: ({ factor }) => factor,
        align: 'end',
        isUnbroken: true,
      },
    ],
    [t],
  );
}
