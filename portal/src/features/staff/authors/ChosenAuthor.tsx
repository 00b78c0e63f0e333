import { Card, DescriptionList } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsni } from '@nimio/domain/author-name/isni';
import { useText } from '../../../shared/intl/use-text';
import type { MergePlace } from './merge-choice';

interface ChosenAuthorProps {
  place: MergePlace;
  author: FoundAuthor | undefined;
}

/** One of the two sides of a merge, and its author. */
export function ChosenAuthor({ place, author }: ChosenAuthorProps) {
  const { t } = useText();
  if (!author) {
    return (
      <Card title={t(`authors.${place}Title`)}>
        <p>{t('authors.nobody')}</p>
      </Card>
    );
  }
  return (
    <Card kicker={t(`authors.${place}Title`)} title={wholeName(author)}>
      <DescriptionList
        items={[
          { term: t('authors.profile'), value: author.profileName },
          { term: t('authors.works'), value: author.books },
          { term: t('authors.isni'), value: author.isni ? formatIsni(author.isni) : t('authors.noIsni') },
        ]}
      />
    </Card>
  );
}
