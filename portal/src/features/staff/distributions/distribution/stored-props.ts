import type { Distribution } from '@nimio/domain/distribution/distribution.types';

/** A distribution on its page, and how its changes are shown. */
export interface StoredProps {
  distribution: Distribution;
  /** The version that was read; none for a moment after a step. */
  etag: string | undefined;
  /** Stores the current record, with its version if known. */
  onStored: (stored: Distribution, etag?: string) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}
