import { Skeleton } from '@nimio/design-system';
import { getDeal } from '@nimio/domain/work/register.endpoints';
import { useEndpoint } from '../../../../api/use-endpoint';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { DealForm } from './DealForm';

interface DealEditorProps {
  dealHash: string;
  onClose: (from: Element, isChanged: boolean) => Promise<void>;
}

/** The deal is fetched separately, since its version is not that of the work. */
export function DealEditor({ dealHash, onClose }: DealEditorProps) {
  const { data, etag, error, reload } = useEndpoint(getDeal, { params: { dealHash } });
  if (error && !data) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  return <DealForm stored={{ data, etag }} onClose={onClose} />;
}
