import { type FormErrors, sameValue } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error';
import type { Mergers } from '../../../shared/conflict/merge-edits';
import type { Stored } from '../../../shared/conflict/save-version';
import type { LateRules } from '../../../shared/form/late-rules';
import type { PortalFormOptions } from '../../../shared/form/use-portal-form';
import type { Preloadable } from '../../../shared/page/late';

/** Ids of parts of the settings that are saved separately; the name in a sentence is `settings.part_<id>`. */
export type PartId =
  | 'contact'
  | 'bank'
  | 'authorNames'
  | 'participation'
  | 'genres'
  | 'contactPermissions'
  | 'mailPreferences'
  | 'publication';

/** A confirmation before a part is saved. */
export interface ConfirmationProps<T> {
  values: T;
  /** The stored profile. */
  profile: Profile;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * A part of a form for the profile, saved by one call: its form values, and how they are validated and saved. A form
 * has one or several; only changed ones are validated and saved.
 */
export interface Part<T extends object> {
  id: PartId;
  /** The part's values from a profile; their names are those of the form's fields. */
  valuesOf: (profile: Profile) => Partial<T>;
  /** @param profile the stored one, since unchanged values may follow older rules */
  validate?: (values: T, profile: Profile) => FormErrors<T>;
  write: (values: T, over: Stored<Profile>) => Promise<Stored<Profile>>;
  /** Maps an error of the server to fields, when the call names them differently. */
  fieldsOf?: (failure: ApiError, values: T) => FormErrors<T> | undefined;
  /** An error because of others' changes, and the values that can still be saved. */
  recovery?: {
    handles: (failure: ApiError) => boolean;
    /** @param now the current profile */
    remainingValues: (values: T, now: Profile) => Partial<T>;
  };
  /** Whether saving it needs a fresh proof of identity. */
  needsProof?: true;
  /** The confirmation dialog, if any. */
  confirmation?: (values: T, profile: Profile) => ((props: ConfirmationProps<T>) => ReactNode) | undefined;
  /** The code of that dialog. */
  lateParts?: readonly Preloadable[];
  /** The rules of `validate` and `write`. Nothing is invalid until they have loaded. */
  rules?: LateRules<unknown>;
  /** How its lists of rows are merged with others' changes. */
  mergers?: Mergers<T>;
  texts?: PortalFormOptions<T>['texts'];
  checkOnBlur?: readonly (keyof T & string)[];
  neverStored?: readonly (keyof T & string)[];
}

/** Whether the form's values of the part differ from the stored ones. */
export function isChanged<T extends object>(part: Part<T>, values: T, profile: Profile): boolean {
  const stored = Object.entries(part.valuesOf(profile)) as [keyof T, T[keyof T]][];
  return stored.some(([name, value]) => !sameValue(values[name], value));
}

/** The values of a whole form. */
export const valuesOfParts = <T extends object>(parts: readonly Part<T>[], profile: Profile): T =>
  Object.assign({}, ...parts.map((part) => part.valuesOf(profile))) as T;

/** Validates the changed parts. */
export const checkParts = <T extends object>(
  parts: readonly Part<T>[],
  values: T,
  profile: Profile,
): FormErrors<T> =>
  Object.assign(
    {},
    ...parts
      .filter((part) => isChanged(part, values, profile))
      .map((part) => part.validate?.(values, profile) ?? {}),
  ) as FormErrors<T>;

/** Picks some of the values. */
export const only = <T extends object, K extends keyof T>(values: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;
