import { Skeleton } from '@nimio/design-system';
import { getDeal } from '@nimio/domain/work/register.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { DivisionForm } from './DivisionForm';

interface DivisionEditorProps {
  dealHash: string;
  onClose: (from: Element, isChanged: boolean) => Promise<void>;
}

/** The deal is fetched separately, since its version is not that of the work. */
export function DivisionEditor({ dealHash, onClose }: DivisionEditorProps) {
  const { data, etag, error, reload } = useEndpoint(getDeal, { params: { dealHash } });
  if (error && !data) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  return <DivisionForm stored={{ data, etag }} onClose={onClose} />;
}
