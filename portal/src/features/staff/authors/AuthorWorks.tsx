import { DescriptionList, Heading, Text } from '@nimio/design-system';
import type { WorksOfAuthor } from '@nimio/domain/author-merge/author-merge.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import type { MergePlace } from './merge-choice';

interface AuthorWorksProps {
  place: MergePlace;
  /** The latest ones, latest first. */
  works: WorksOfAuthor['works'];
  /** The total number. */
  total: number;
}

/** The works of an author, which distinguish namesakes. */
export function AuthorWorks({ place, works, total }: AuthorWorksProps) {
  const { t } = useText();
  const more = total - works.length;
  return (
    <Above>
      <Heading level={3}>{t(`authors.${place}Works`)}</Heading>
      {works.length === 0 ? (
        <Text>{t('authors.noWorks')}</Text>
      ) : (
        <DescriptionList
          items={works.map(({ isbn, workName, roles }) => ({
            term: formatIsbn(isbn),
            value: t('authors.work', {
              title: workName,
              roles: roles.map((role) => t(`authors.role_${role}`)).join(', '),
            }),
          }))}
        />
      )}
      {more > 0 && <Text>{t('authors.moreWorks', { n: more })}</Text>}
    </Above>
  );
}
