import {
  Button,
  formatNumber,
  LinkButton,
  Page,
  PageHead,
  PlusIcon,
  Skeleton,
  TextLink,
} from '@nimio/design-system';
import { listWorks } from '@nimio/domain/work/work.endpoints';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { ReservedLine, WideOnly } from '../../../shared/page/frame-layout';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { late } from '../../../shared/page/late';
import { Above, Actions } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { useTasks } from '../../../shared/tasks/use-tasks';
import { Blockers, blockersOf } from '../Blockers';
import { BookSuggestions } from '../book-suggestions/BookSuggestions';
import { useWorksColumns } from './use-works-columns';
import { WorksTable, type WorksTableProps } from './WorksTable';

/** Loaded only for staff, who add works in the table. */
const AddingTable = late(() => import('../add/AddingTable'), {
  texts: ['workForms'],
  fallback: () => <Skeleton lines={12} />,
});

const none: ListedWork[] = [];

/** The works of the profile. The list can always be read; adding requires complete data. */
export function WorksPage() {
  const { t } = useText();
  const profile = useProfile();
  const { data, error, refreshError, isLoading, reload } = useEndpoint(listWorks, {
    query: { profileHash: profile.hash },
  });
  const blockers = blockersOf(profile);
  const canAdd = blockers.length === 0;
  const works = data?.records ?? none;
  // The profile's number is known before the list.
  const count = data ? works.length : profile.worksCount;
  const { tasks } = useTasks();
  const suggested = tasks.find(({ id }) => id === 'bookSuggestions')?.count ?? 0;
  const [filter, setFilter] = useState('');
  const isEmpty = count === 0 && !error;
  usePageTitle(t('list.title'));
  useAnchorFocus();
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        lead={
          count > 0 &&
          t('list.lead', {
            n: count,
            count: formatNumber(count),
            wide: (text) => <WideOnly>{text}</WideOnly>,
          })
        }
        action={
          canAdd ? (
            // The empty state has its own button.
            !isEmpty && (
              <Actions>
                <LinkButton href="/works/add-many" variant="second">
                  {t('list.addMany')}
                </LinkButton>
                <LinkButton href="/works/add" icon={<PlusIcon />}>
                  {t('list.add')}
                </LinkButton>
              </Actions>
            )
          ) : (
            <Button icon={<PlusIcon />} disabledReason={t('list.addLocked')}>
              {t('list.add')}
            </Button>
          )
        }
      />
      <Blockers of={blockers} />
      {refreshError && (
        // The rows are from an earlier visit.
        <Above>
          <LoadFailure error={refreshError} onRetry={reload} />
        </Above>
      )}
      <Above>
        <ReservedLine>
          {suggested > 0 &&
            t('list.suggestions', {
              n: suggested,
              strong: (text) => <strong>{text}</strong>,
              show: (text) => <TextLink href="#suggestions">{text}</TextLink>,
            })}
        </ReservedLine>
      </Above>
      <Works
        works={works}
        isLoading={isLoading}
        error={error}
        onRetry={reload}
        canAdd={canAdd}
        count={profile.worksCount}
        hasSuggestions={suggested > 0}
        onFilter={setFilter}
      />
      <BookSuggestions filter={filter} />
      <InfoBox place="works" />
    </Page>
  );
}

/** The list; staff who manage works add them in it too. */
function Works(props: WorksTableProps) {
  const columns = useWorksColumns();
  const { hash } = useProfile();
  const isOfStaff = useMe().rights.includes('manageWorks');
  if (!isOfStaff || !props.canAdd) return <WorksTable {...props} columns={columns} />;
  return <AddingTable key={hash} {...props} columns={columns} />;
}
