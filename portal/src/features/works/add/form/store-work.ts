import type { ReplyOf } from '@nimio/domain/endpoint';
import { addWork, claimShare } from '@nimio/domain/work/work.endpoints';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { ApiError } from '../../../../api/api-error';
import { call } from '../../../../api/client';
import { addWorkBody, claimBody, isClaim } from './add-work.form';
import type { AddWorkValues } from './carried';

/** The reply to adding a work. */
export type StoredWork = ReplyOf<typeof addWork>;

/** Adds the work to the profile's list, or claims a share when no further data are needed. */
export function storeWork(
  profileHash: string,
  found: WorkForEdit,
  values: AddWorkValues,
): Promise<StoredWork> {
  const body = addWorkBody(profileHash, found)(values);
  return isClaim(found)
    ? call(claimShare, { body: claimBody(found, body) })
    : call(addWork, { body: addWorkSchema.cast(body) });
}

/** The reply was lost, or another tab was faster: fetching again shows that the work is listed, with a link. */
export const isListedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'noDuplicateShares';
