import { useState } from 'react';
import type { UploadItem } from './upload-item';

/**
 * The files that fare otherwise than before, for those who hear it: whoever sends eight is not read all eight at
 * every step of one. What was there from the start is not news.
 *
 * @returns `times`: how often something has changed, so that the same words can be said again
 */
export function useChangedFiles(items: readonly UploadItem[]) {
  const [seen, setSeen] = useState({ items, files: [] as readonly UploadItem[], times: 0 });
  if (seen.items !== items) {
    const files = changedFiles(seen.items, items);
    // A step of progress says nothing; a file that was taken away ends what was said.
    const isNews = files.length > 0 || items.length < seen.items.length;
    setSeen({ ...seen, items, ...(isNews && { files, times: seen.times + 1 }) });
  }
  return seen;
}

/** Those that came, or came into another state. */
function changedFiles(before: readonly UploadItem[], now: readonly UploadItem[]) {
  return now.filter(({ id, state, file }) => {
    const known = before.find((item) => item.id === id);
    return known?.state !== state || known.file !== file;
  });
}
