import type { FormErrors } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { ApiError } from '../../../api/api-error';
import type { Stored } from '../../../shared/conflict/save-version';
import { isChanged, type Part, type PartId } from './part';

/** A part could not be saved: the parts before it are saved, the rest is not. */
export class PartFailure extends ApiError {
  /** Empty when it was the first. */
  readonly saved: readonly PartId[];
  readonly failed: PartId;
  /** The profile with the saved parts. */
  readonly latest: Stored<Profile>;

  constructor(cause: ApiError, saved: readonly PartId[], failed: PartId, latest: Stored<Profile>) {
    super(cause.code, cause.status, cause.details);
    this.saved = saved;
    this.failed = failed;
    this.latest = latest;
  }
}

/** A failure after other parts were saved. */
export const partialOf = (failure: unknown): PartFailure | undefined =>
  failure instanceof PartFailure && failure.saved.length > 0 ? failure : undefined;

/** Rejects if the rules of a part cannot be loaded. */
export const loadRules = <T extends object>(parts: readonly Part<T>[]): Promise<unknown> =>
  Promise.all(parts.flatMap(({ rules }) => rules?.load() ?? []));

/**
 * Saves the changed parts one after the other, each with the version from the reply of the previous one. The first
 * failure ends it.
 *
 * @throws PartFailure; a stale write is thrown as it is, since the profile has to be fetched again
 */
export async function saveParts<T extends object>(
  parts: readonly Part<T>[],
  values: T,
  over: Stored<Profile>,
): Promise<Stored<Profile>> {
  await loadRules(parts);
  let latest = over;
  const saved: PartId[] = [];
  for (const part of parts) {
    if (!isChanged(part, values, latest.data)) continue;
    try {
      latest = await part.write(values, latest);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'stale') throw error;
      throw new PartFailure(error, saved, part.id, latest);
    }
    saved.push(part.id);
  }
  return latest;
}

/** The part that could not be saved; `undefined` when refetching failed. */
export const failedPart = <T extends object>(
  parts: readonly Part<T>[],
  failure: ApiError,
): Part<T> | undefined =>
  failure instanceof PartFailure ? parts.find(({ id }) => id === failure.failed) : undefined;

/** The fields that a failure is about. A partial one has none: the form says which parts were saved. */
export const refusedFields = <T extends object>(
  parts: readonly Part<T>[],
  failure: ApiError,
  values: T,
): FormErrors<T> | undefined =>
  partialOf(failure)
    ? undefined
    : parts.map(({ fieldsOf }) => fieldsOf?.(failure, values)).find((fields) => fields !== undefined);
