import { mergeAuthors } from '@nimio/domain/author-merge/author-merge.endpoints';
import type { AuthorMerge, MergePreview } from '@nimio/domain/author-merge/author-merge.types';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsni } from '@nimio/domain/author-name/isni';
import { call } from '../../../../api/client';
import { ConfirmButton } from '../../../../shared/action/ConfirmButton';
import { useText } from '../../../../shared/intl/use-text';

interface MergeActionProps {
  preview: MergePreview;
  leaving: FoundAuthor;
  onMerged: (merge: AuthorMerge) => Promise<void>;
}

/** The button that merges, with a confirmation that describes the result. */
export function MergeAction({ preview, leaving, onMerged }: MergeActionProps) {
  const { t } = useText();
  const { dominant } = preview;
  const { books: n } = leaving;
  const [name, into] = [wholeName(leaving), wholeName(dominant)];
  const identifiers = preview.dropped
    .flatMap(({ isni, asteriId }) => [isni && formatIsni(isni), asteriId])
    .filter(Boolean);
  const isOneProfile = dominant.profileHash === leaving.profileHash;
  const merge = async () => {
    const names = { replaceFirstName: '', replaceLastName: '' };
    const chosen = { dominantAuthorHash: dominant.authorHash, authorsToBeReplaced: [leaving.authorHash] };
    await onMerged(await call(mergeAuthors, { body: { ...chosen, ...names } }));
  };
  const sentences = [
    t('authors.askMove', { name, into, n }),
    ...(isOneProfile || n === 0
      ? []
      : [t('authors.askProfile', { n, from: leaving.profileName, to: dominant.profileName })]),
    t('authors.askDelete', { name }),
    ...(identifiers.length > 0 ? [t('authors.askIdentifiers', { identifiers: identifiers.join(', ') })] : []),
    t('authors.askUndo'),
  ];
  return (
    <ConfirmButton
      action={merge}
      isDanger={false}
      title={t('authors.askTitle')}
      body={sentences.join(' ')}
      confirmLabel={t('authors.mergeAct')}
      cancelLabel={t('authors.keepApart')}
    >
      {t('authors.mergeAct')}
    </ConfirmButton>
  );
}
