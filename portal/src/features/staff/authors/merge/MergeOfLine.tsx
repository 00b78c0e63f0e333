import { getAuthorMerge } from '@nimio/domain/author-merge/author-merge.endpoints';
import { revalidate, useEndpoint } from '../../../../api/use-endpoint';
import { UndoState } from './UndoState';

/** The state of the merge of an audit event, and the action to undo it. */
export function MergeOfLine({
  mergeHash,
  onUndone,
}: {
  mergeHash: string;
  onUndone: () => Promise<unknown>;
}) {
  const { data } = useEndpoint(getAuthorMerge, { params: { mergeHash } });
  if (!data) return null;
  const reload = () => Promise.all([revalidate(`/profiles/author-merges/${mergeHash}`), onUndone()]);
  return <UndoState merge={data} onUndone={reload} />;
}
