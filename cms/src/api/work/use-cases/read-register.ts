import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/work/register.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentWorksOf } from '../../author-merge/present.js';
import { readParts } from '../../author-merge/store.js';
import { findAuthor } from '../../author-name/name-search.js';
import { presentAuthorName, presentFoundAuthor } from '../../author-name/present.js';
import { readAuthorNames } from '../../author-name/store.js';
import { presentRegisteredDeal, presentRegisteredWork } from '../present-register.js';
import { findRegisteredDeal, readHeldShares, readHolders } from '../register-store.js';
import { findWork } from '../store.js';

export const getWork: UseCase<typeof endpoints.getWork> = async ({ params, caller, requestId }) => {
  const { db, now } = system();
  const work = await findWork(db, params.isbn);
  if (!work) throw new DomainError('notFound');
  await auditCall(endpoints.getWork, { caller, requestId }, await readHolders(db, work.id));
  return presentRegisteredWork(db, work, now());
};

export const getDeal: UseCase<typeof endpoints.getDeal> = async ({ params, caller, requestId }) => {
  const { db } = system();
  const deal = await findRegisteredDeal(db, params.dealHash);
  if (!deal) throw new DomainError('notFound');
  const shares = (await readHeldShares(db, deal.work_id)).filter(({ deal_id }) => deal_id === deal.id);
  const sharers = shares.map(({ profile_id }) => profile_id);
  await auditCall(endpoints.getDeal, { caller, requestId }, [deal.owner_profile_id, ...sharers]);
  return presentRegisteredDeal(db, deal.hash);
};

export const getAuthor: UseCase<typeof endpoints.getAuthor> = async ({ params, caller, requestId }) => {
  const { db } = system();
  const author = await findAuthor(db, params.authorHash);
  if (!author) throw new DomainError('notFound');
  await auditCall(endpoints.getAuthor, { caller, requestId }, [author.profile_id]);
  const names = await readAuthorNames(db, author.profile_id);
  return {
    author: presentFoundAuthor(author, caller.rights),
    otherNames: names
      .filter(({ id }) => id !== author.id)
      .map((row) => presentAuthorName(row, caller.rights)),
    works: presentWorksOf(author.hash, await readParts(db, author.id)).works,
  };
};

export const listSources: UseCase<typeof endpoints.listSources> = async ({ query }) => {
  const { compensationTypes: records } = await system().content.settings(query.language);
  return { records, total: records.length };
};
