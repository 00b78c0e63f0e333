import type { FormErrors } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { ApiError } from '../../../api/api-error';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { isChanged, type Part, type PartId } from './part';

/** A part could not be saved: what was before it is stored and stays, and the rest is still to be saved. */
export class PartFailure extends ApiError {
  /** None when it was the first. */
  readonly saved: readonly PartId[];
  readonly failed: PartId;
  /** The profile with what was saved. */
  readonly latest: Stored<Profile>;

  constructor(cause: ApiError, saved: readonly PartId[], failed: PartId, latest: Stored<Profile>) {
    super(cause.code, cause.status, cause.details);
    this.saved = saved;
    this.failed = failed;
    this.latest = latest;
  }
}

/** A failure after others had been saved. */
export const partialOf = (failure: unknown): PartFailure | undefined =>
  failure instanceof PartFailure && failure.saved.length > 0 ? failure : undefined;

/**
 * Writes the parts that differ from what is stored, one after the other, each over what the one before has answered.
 * The first that fails ends it.
 *
 * @throws PartFailure; a stale write as it is, since what is stored has to be read again in any case
 */
export async function saveParts<T extends object>(
  parts: readonly Part<T>[],
  values: T,
  over: Stored<Profile>,
): Promise<Stored<Profile>> {
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

/** The part that could not be saved; none when what is stored could not be read again. */
export const failedPart = <T extends object>(
  parts: readonly Part<T>[],
  failure: ApiError,
): Part<T> | undefined =>
  failure instanceof PartFailure ? parts.find(({ id }) => id === failure.failed) : undefined;

/** The fields that a failure is about. A partial one is about none: that others were saved is told over the form. */
export const refusedFields = <T extends object>(
  parts: readonly Part<T>[],
  failure: ApiError,
  values: T,
): FormErrors<T> | undefined =>
  partialOf(failure)
    ? undefined
    : parts.map(({ fieldsOf }) => fieldsOf?.(failure, values)).find((fields) => fields !== undefined);
