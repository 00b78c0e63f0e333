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
import { getBook } from '@nimio/domain/work/register.endpoints';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { billableRoles } from '@nimio/domain/work/roles';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/save-version';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above, Measure } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { BookForm } from './BookForm';
import { DealSection } from './deal/DealSection';
import { HolderLink } from './HolderLink';
import { invalidateWorks } from './invalidate-works';
import { LoansSection } from './LoansSection';

type Contribution = RegisteredWork['contributions'][number];

const rowKey = ({ role, profileHash }: Contribution) => `${role} ${profileHash}`;

/** Illustrators and editors, who have no effect on distributions. */
function Contributions({ work }: { work: RegisteredWork }) {
  const { t } = useText();
  return (
    <DataTable
      caption={t('book.contributions')}
      columns={[
        { id: 'name', header: t('authors.name'), cell: ({ authorName }) => authorName, isRowHeader: true },
        { id: 'role', header: t('book.role'), cell: ({ role }) => t(`authors.role_${role}`) },
        { id: 'profile', header: t('authors.profile'), cell: (row) => <HolderLink {...row} /> },
        { id: 'since', header: t('book.since'), cell: ({ since }) => formatDate(since), isUnbroken: true },
      ]}
      rows={work.contributions}
      rowKey={rowKey}
      empty={<EmptyState>{t('book.noContributions')}</EmptyState>}
    />
  );
}

/** A work of the register for staff: its data, its holders, and forms to correct them. */
export function BookPage() {
  const { t } = useText();
  const { isbn = '' } = useParams();
  const mayRead = useMe().rights.includes('manageWorks');
  const { data, etag, error, reload, mutate } = useEndpoint(getBook, mayRead ? { params: { isbn } } : null);
  const store = (answer: Stored<RegisteredWork>) => {
    invalidateWorks();
    return mutate({ ...answer, servedAt: Date.now() }, { revalidate: false });
  };
  return (
    <StaffPage title={data?.name ?? t('book.title')} rights={['manageWorks']}>
      {data ? (
        <Book stored={{ data, etag }} onStored={store} onReload={reload} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </StaffPage>
  );
}

interface BookProps {
  stored: Stored<RegisteredWork>;
  onStored: (answer: Stored<RegisteredWork>) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

function Book({ stored, onStored, onReload }: BookProps) {
  const { t } = useText();
  const mayReadLoans = useMe().rights.includes('readStatistics');
  const { data: work } = stored;
  return (
    <>
      {work.isLocked === 1 && <Locked onReload={onReload} />}
      <Section id="facts" title={t('book.facts')}>
        <BookFacts work={work} />
      </Section>
      {billableRoles.map((role) => (
        <DealSection key={role} role={role} work={work} onChange={onReload} />
      ))}
      <Section id="contributions" title={t('book.contributions')}>
        <Contributions work={work} />
      </Section>
      {mayReadLoans && <LoansSection isbn={work.isbn} />}
      {work.isLocked === 0 && (
        <Section id="correct" title={t('book.correct')}>
          <Measure>
            <BookForm stored={stored} onStored={onStored} />
          </Measure>
        </Section>
      )}
    </>
  );
}

function Locked({ onReload }: Pick<BookProps, 'onReload'>) {
  const { t } = useText();
  return (
    <Above>
      <Notice
        tone="warning"
        role="status"
        title={t('book.lockedTitle')}
        actions={
          <Button variant="second" onPress={onReload}>
            {t('book.lockedCheck')}
          </Button>
        }
      >
        <p>{t('book.lockedBody')}</p>
      </Notice>
    </Above>
  );
}

/** The register's data of a work. */
function BookFacts({ work }: { work: RegisteredWork }) {
  const { t } = useText();
  const isbn = formatIsbn(work.isbn);
  const yesOrNo = (is: 0 | 1) => t(is ? 'book.yes' : 'book.no');
  const copied = (text: string) => (
    <span>
      {text} <CopyButton text={text} label={t('book.copy', { text })} />
    </span>
  );
  return (
    <DescriptionList
      items={[
        { term: t('book.isbn'), value: copied(isbn) },
        { term: t('book.name'), value: copied(work.name) },
        { term: t('book.subtitle'), value: work.subtitle ?? t('book.unknown') },
        { term: t('book.publisher'), value: work.publisher ?? t('book.unknown') },
        { term: t('book.publishYear'), value: work.publishYear ?? t('book.unknown') },
        { term: t('book.bookType'), value: t(`book.type_${work.bookType}`) },
        { term: t('book.translated'), value: yesOrNo(work.translated) },
        { term: t('book.libraryClass'), value: work.libraryClass ?? t('book.unknown') },
        { term: t('book.origin'), value: t(`book.origin_${work.creatorContext}`) },
        { term: t('book.migrated'), value: yesOrNo(work.migrated) },
        { term: t('book.created'), value: formatDate(work.created) },
      ]}
    />
  );
}
