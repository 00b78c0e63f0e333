import { DescriptionList, Heading, Notice, Skeleton, Text } from '@nimio/design-system';
import { previewAuthorMerge } from '@nimio/domain/author-merge/author-merge.endpoints';
import type {
  AuthorMerge,
  MergeConflict,
  WorksOfAuthor,
} from '@nimio/domain/author-merge/author-merge.types';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { SideBySide } from '../../../../shared/page/frame-layout';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Above, Below } from '../../../../shared/page/layout';
import { MergeAction } from './MergeAction';
import type { MergePlace } from './merge-choice';

export interface MergePreviewProps {
  staying: FoundAuthor;
  leaving: FoundAuthor;
  onMerged: (merge: AuthorMerge) => Promise<void>;
}

/** The works of both authors, what would move, and the conflicts. */
export function MergePreview({ staying, leaving, onMerged }: MergePreviewProps) {
  const { t } = useText();
  const query = { dominantAuthorHash: staying.authorHash, authorsToBeReplaced: leaving.authorHash };
  const { data, error, reload } = useEndpoint(previewAuthorMerge, { query }, { revalidateOnFocus: true });
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={3} />;
  const { dominant, replaced, works, shares, contributions, deals, conflicts } = data;
  return (
    <Below>
      <SideBySide>
        {[dominant, ...replaced].map((author) => (
          <AuthorWorks
            key={author.authorHash}
            place={author === dominant ? 'staying' : 'leaving'}
            total={author.books}
            works={works.find(({ authorHash }) => authorHash === author.authorHash)?.works ?? []}
          />
        ))}
      </SideBySide>
      <Heading level={3}>{t('authors.moves')}</Heading>
      <DescriptionList
        items={[
          { term: t('authors.shares'), value: shares },
          { term: t('authors.contributions'), value: contributions },
          { term: t('authors.deals'), value: deals },
        ]}
      />
      {conflicts.length > 0 ? (
        <Conflicts conflicts={conflicts} />
      ) : (
        <MergeAction preview={data} leaving={leaving} onMerged={onMerged} />
      )}
    </Below>
  );
}

/** The conflicts that staff have to resolve first. */
function Conflicts({ conflicts }: { conflicts: readonly MergeConflict[] }) {
  const { t } = useText();
  const textOf = ({ isbn, workName, role }: MergeConflict): string =>
    isbn && role
      ? t('authors.sharedWork', {
          title: workName ?? '',
          isbn: formatIsbn(isbn),
          role: t(`authors.role_${role}`),
        })
      : t('authors.hasForms');
  return (
    <Notice tone="danger" title={t('authors.inTheWay')} role="status">
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${conflict.authorHash} ${conflict.isbn} ${conflict.role}`}>{textOf(conflict)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface AuthorWorksProps {
  place: MergePlace;
  /** The latest ones, latest first. */
  works: WorksOfAuthor['works'];
  /** The total number. */
  total: number;
}

/** The works of an author, which distinguish namesakes. */
function AuthorWorks({ place, works, total }: AuthorWorksProps) {
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
