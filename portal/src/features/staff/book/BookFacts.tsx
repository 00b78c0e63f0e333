import { CopyButton, DescriptionList, formatDate } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { useText } from '../../../shared/intl/use-text';

/** The register's data of a work. */
export function BookFacts({ work }: { work: RegisteredWork }) {
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
