import type { Distribution } from '@nimio/domain/distribution/distribution.types';

/** A distribution on its page, and how what is done with it is shown. */
export interface StoredProps {
  distribution: Distribution;
  /** The version that was read; none for a moment after a step. */
  etag: string | undefined;
  /** What the server has stored now, with its version if it has told that. */
  onStored: (stored: Distribution, etag?: string) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}
