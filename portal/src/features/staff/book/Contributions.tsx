import { DataTable, EmptyState, formatDate } from '@nimio/design-system';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { useText } from '../../../shared/intl/use-text';
import { HolderLink } from './HolderLink';

type Contribution = RegisteredWork['contributions'][number];

const rowKey = ({ role, profileHash }: Contribution) => `${role} ${profileHash}`;

/** Illustrators and editors, who have no effect on distributions. */
export function Contributions({ work }: { work: RegisteredWork }) {
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
