import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentReturned } from '../present.js';
import { readReturnsFile } from '../returns-file.js';
import { sortReturns } from '../sort-returns.js';

/** What the file would do; it changes nothing. */
export const showReturnsPreview: UseCase<typeof endpoints.previewReturns> = async ({ upload }) => {
  const { lines, wrong } = readReturnsFile(upload);
  const { returned, ...rest } = await sortReturns(system().db, lines);
  return { ...rest, failing: returned.map(presentReturned), wrong };
};
