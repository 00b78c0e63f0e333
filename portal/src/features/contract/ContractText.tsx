import { Skeleton, TextColumn } from '@nimio/design-system';
import { Markdown } from '../../shared/markdown/Markdown';
import { LoadFailure } from '../../shared/page/LoadFailure';
import type { useContractText } from './use-contract-text';

export function ContractText({ text }: { text: ReturnType<typeof useContractText> }) {
  const { data, error, reload } = text;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <TextColumn>
      <Markdown text={data.text} />
    </TextColumn>
  );
}
