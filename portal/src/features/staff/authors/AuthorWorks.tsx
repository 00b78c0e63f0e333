import { Heading, Text } from '@nimio/design-system';
import type { WorksOfAuthor } from '@nimio/domain/author-merge/author-merge.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useText } from '../../../shared/intl/use-text';
import type { MergePlace } from './merge-choice';

interface AuthorWorksProps {
  place: MergePlace;
  /** Those that were entered last, which come first. */
  works: WorksOfAuthor['works'];
  /** How many there are in all. */
  total: number;
}

/** What an author has made: by this alone namesakes are told apart. */
export function AuthorWorks({ place, works, total }: AuthorWorksProps) {
  const { t } = useText();
  const more = total - works.length;
  return (
    <section>
      <Heading level={3}>{t(`authors.${place}Works`)}</Heading>
      {works.length === 0 ? (
        <Text>{t('authors.noWorks')}</Text>
      ) : (
        <ul>
          {works.map(({ isbn, workName, roles }) => (
            <li key={isbn}>
              {t('authors.work', {
                title: workName,
                isbn: formatIsbn(isbn),
                roles: roles.map((role) => t(`authors.role_${role}`)).join(', '),
              })}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <Text>{t('authors.moreWorks', { n: more })}</Text>}
    </section>
  );
}
