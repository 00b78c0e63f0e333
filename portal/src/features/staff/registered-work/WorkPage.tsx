import {
  Button,
  CopyButton,
  DataTable,
  DescriptionList,
  EmptyState,
  formatDate,
  Notice,
  Section,
  Skeleton,
} from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { getWork } from '@nimio/domain/work/register.endpoints';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { billableRoles } from '@nimio/domain/work/roles';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/save-version';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above, Measure } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { LoansSection } from '../loans/LoansSection';
import { StaffPage } from '../StaffPage';
import { DealSection } from './deal/DealSection';
import { HolderLink } from './HolderLink';
import { invalidateWorks } from './invalidate-works';
import { WorkForm } from './WorkForm';

type Contribution = RegisteredWork['contributions'][number];

const rowKey = ({ role, profileHash }: Contribution) => `${role} ${profileHash}`;

/** Illustrators and editors, who have no effect on distributions. */
function Contributions({ work }: { work: RegisteredWork }) {
  const { t } = useText();
  return (
    <DataTable
      caption={t('registeredWork.contributions')}
      columns={[
        { id: 'name', header: t('authors.name'), cell: ({ authorName }) => authorName, isRowHeader: true },
        { id: 'role', header: t('registeredWork.role'), cell: ({ role }) => t(`authors.role_${role}`) },
        { id: 'profile', header: t('authors.profile'), cell: (row) => <HolderLink {...row} /> },
        {
          id: 'since',
          header: t('registeredWork.since'),
          cell: ({ since }) => formatDate(since),
          isUnbroken: true,
        },
      ]}
      rows={work.contributions}
      rowKey={rowKey}
      empty={<EmptyState>{t('registeredWork.noContributions')}</EmptyState>}
    />
  );
}

/** A work of the register for staff: its data, its holders, and forms to correct them. */
export function WorkPage() {
  const { t } = useText();
  const { isbn = '' } = useParams();
  const mayRead = useMe().rights.includes('manageWorks');
  const { data, etag, error, reload, mutate } = useEndpoint(getWork, mayRead ? { params: { isbn } } : null);
  const store = (response: Stored<RegisteredWork>) => {
    invalidateWorks();
    return mutate({ ...response, servedAt: Date.now() }, { revalidate: false });
  };
  return (
    <StaffPage title={data?.name ?? t('registeredWork.title')} rights={['manageWorks']}>
      {data ? (
        <Work stored={{ data, etag }} onStored={store} onReload={reload} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </StaffPage>
  );
}

interface WorkProps {
  stored: Stored<RegisteredWork>;
  onStored: (response: Stored<RegisteredWork>) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

function Work({ stored, onStored, onReload }: WorkProps) {
  const { t } = useText();
  const mayReadLoans = useMe().rights.includes('readStatistics');
  const { data: work } = stored;
  return (
    <>
      {work.isLocked === 1 && <Locked onReload={onReload} />}
      <Section id="facts" title={t('registeredWork.facts')}>
        <RegisteredFacts work={work} />
      </Section>
      {billableRoles.map((role) => (
        <DealSection key={role} role={role} work={work} onChange={onReload} />
      ))}
      <Section id="contributions" title={t('registeredWork.contributions')}>
        <Contributions work={work} />
      </Section>
      {mayReadLoans && <LoansSection isbn={work.isbn} />}
      {work.isLocked === 0 && (
        <Section id="correct" title={t('registeredWork.correct')}>
          <Measure>
            <WorkForm stored={stored} onStored={onStored} />
          </Measure>
        </Section>
      )}
    </>
  );
}

function Locked({ onReload }: Pick<WorkProps, 'onReload'>) {
  const { t } = useText();
  return (
    <Above>
      <Notice
        tone="warning"
        role="status"
        title={t('registeredWork.lockedTitle')}
        actions={
          <Button variant="second" onPress={onReload}>
            {t('registeredWork.lockedCheck')}
          </Button>
        }
      >
        <p>{t('registeredWork.lockedBody')}</p>
      </Notice>
    </Above>
  );
}

/** The register's data of a work. */
function RegisteredFacts({ work }: { work: RegisteredWork }) {
  const { t } = useText();
  const isbn = formatIsbn(work.isbn);
  const yesOrNo = (is: 0 | 1) => t(is ? 'registeredWork.yes' : 'registeredWork.no');
  const copied = (text: string) => (
    <span>
      {text} <CopyButton text={text} label={t('registeredWork.copy', { text })} />
    </span>
  );
  return (
    <DescriptionList
      items={[
        { term: t('registeredWork.isbn'), value: copied(isbn) },
        { term: t('registeredWork.name'), value: copied(work.name) },
        { term: t('registeredWork.subtitle'), value: work.subtitle ?? t('registeredWork.unknown') },
        { term: t('registeredWork.publisher'), value: work.publisher ?? t('registeredWork.unknown') },
        { term: t('registeredWork.publishYear'), value: work.publishYear ?? t('registeredWork.unknown') },
        { term: t('registeredWork.bookType'), value: t(`registeredWork.type_${work.bookType}`) },
        { term: t('registeredWork.translated'), value: yesOrNo(work.translated) },
        { term: t('registeredWork.libraryClass'), value: work.libraryClass ?? t('registeredWork.unknown') },
        { term: t('registeredWork.origin'), value: t(`registeredWork.origin_${work.creatorContext}`) },
        { term: t('registeredWork.migrated'), value: yesOrNo(work.migrated) },
        { term: t('registeredWork.created'), value: formatDate(work.created) },
      ]}
    />
  );
}
