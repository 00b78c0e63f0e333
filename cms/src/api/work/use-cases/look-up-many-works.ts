import type * as endpoints from '@nimio/domain/work/many-works.endpoints';
import type { UseCase } from '../../../http/call.js';
import { mapConcurrently } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { presentManyRegistered } from '../present.js';
import { findWorks } from '../store.js';
import { lookUpInCatalogue } from './read-works.js';

/** The register is queried for all together, the catalogue for the rest. This does not mark any work as seen. */
export const lookUpManyWorks: UseCase<typeof endpoints.lookUpManyWorks> = async ({ body, profile }) => {
  const { db, now } = system();
  const isbns = [...new Set(body.isbns)];
  const registered = await presentManyRegistered(db, await findWorks(db, isbns), profile.id, now());
  const known = new Map(registered.map((work) => [work.isbn, work]));
  const records = await mapConcurrently(isbns, async (isbn) => known.get(isbn) ?? lookUpInCatalogue(isbn));
  return { records, total: records.length };
};
