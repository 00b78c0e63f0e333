import type { Distribution } from '@nimio/domain/distribution/distribution.types';

/** A distribution on its page, and how what is done with it is shown. */
export interface StoredProps {
  distribution: Distribution;
  /** What the server has stored now. */
  onStored: (stored: Distribution) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}
