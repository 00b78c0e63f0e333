import type * as MakeDataExport from '../../../src/api/data-export/use-cases/make-data-export.js';
import { load } from '../load.js';
import { idOf } from '../messages.js';
import type { Author } from '../people.js';
import { newestRow } from '../rows.js';
import type { Examples } from './example.js';

/** Makes the file that was requested last, as its job does. */
export async function makeExport(author: Author): Promise<void> {
  const { makeDataExport } = load<typeof MakeDataExport>('api/data-export/use-cases/make-data-export.js');
  const { hash } = await newestRow<{ hash: string }>('data_exports', { profile_id: await idOf(author) });
  await makeDataExport({ exportHash: hash }, 'data export');
}

/** Requests for the calls of data exports. */
export const dataExportCalls: Examples = {
  getDataExport: ({ profileHash }) => ({ params: { profileHash } }),
  requestDataExport: ({ profileHash }) => ({ params: { profileHash } }),
  downloadDataExport: async (author) => {
    const { profileHash } = author;
    await author.browser.post(`/profiles/${profileHash}/data-export`);
    await makeExport(author);
    return { params: { profileHash } };
  },
};
