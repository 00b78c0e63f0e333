import {
  DataTable,
  DescriptionList,
  EmptyState,
  Modal,
  Skeleton,
  Text,
  TextLink,
} from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsni } from '@nimio/domain/author-name/isni';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { getAuthor } from '@nimio/domain/work/register.endpoints';
import type { AuthorOfRegister } from '@nimio/domain/work/register.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Below } from '../../../shared/page/layout';

interface AuthorDialogProps {
  author: FoundAuthor;
  onClose: () => void;
}

/** An author name with its profile, the profile's other names, and the works under the name. */
export default function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const { authorHash } = author;
  const { data, error, reload } = useEndpoint(getAuthor, { params: { authorHash } });
  return (
    <Modal isOpen isDismissable onClose={onClose} title={wholeName(author)} size="lg">
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : data ? (
        <Author {...data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Modal>
  );
}

type WorkOfAuthor = AuthorOfRegister['works'][number];
const rowKey = ({ isbn }: WorkOfAuthor) => isbn;

function Author({ author, otherNames, works }: AuthorOfRegister) {
  const { t } = useText();
  // The server returns the latest ones.
  const more = author.books - works.length;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('authors.profile'), value: author.profileName },
          { term: t('authors.isni'), value: author.isni ? formatIsni(author.isni) : t('authors.noIsni') },
          {
            term: t('authors.otherNames'),
            value: otherNames.map(wholeName).join(', ') || t('authors.noOtherNames'),
          },
        ]}
      />
      <Below>
        <DataTable
          caption={t('authors.worksTable')}
          columns={[
            {
              id: 'name',
              header: t('registeredWork.name'),
              cell: ({ isbn, workName }) => <TextLink href={`/oeuvre/book/${isbn}`}>{workName}</TextLink>,
              isRowHeader: true,
            },
            {
              id: 'isbn',
              header: t('registeredWork.isbn'),
              cell: ({ isbn }) => formatIsbn(isbn),
              isUnbroken: true,
            },
            {
              id: 'roles',
              header: t('authors.roles'),
              cell: ({ roles }) => roles.map((role) => t(`authors.role_${role}`)).join(', '),
            },
          ]}
          rows={works}
          rowKey={rowKey}
          empty={<EmptyState>{t('authors.noWorks')}</EmptyState>}
        />
        {more > 0 && <Text>{t('authors.moreWorks', { n: more })}</Text>}
      </Below>
    </>
  );
}
