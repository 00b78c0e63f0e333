import { type FormErrors, sameValue } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error';
import type { Mergers } from '../../../shared/conflict/merge-edits';
import type { Stored } from '../../../shared/conflict/write-fresh';
import type { PortalFormOptions } from '../../../shared/form/use-portal-form';
import type { ErrorDuration } from '../../../shared/toast/error-duration';

/** What can be saved of its own among the settings; its name in a sentence is `settings.part_<id>`. */
export type PartId =
  | 'contact'
  | 'bank'
  | 'authorNames'
  | 'participation'
  | 'genres'
  | 'contactPermissions'
  | 'mailPreferences'
  | 'publication';

/** A question that is asked before a part is saved. */
export interface QuestionProps<T> {
  values: T;
  /** The profile as it is stored. */
  profile: Profile;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * One call's worth of a form over the profile: the values that it has in the form, and how they are checked and
 * written. A form has one or several; only what was changed is checked and sent.
 */
export interface Part<T extends object> {
  id: PartId;
  /** The part's values of a profile; their names are those of the form's fields. */
  valuesOf: (profile: Profile) => Partial<T>;
  /** @param profile as it is stored: what was not changed may follow older rules */
  validate?: (values: T, profile: Profile) => FormErrors<T>;
  write: (values: T, over: Stored<Profile>) => Promise<Stored<Profile>>;
  /** Which fields an answer of the server is about, where the call calls them otherwise than the form. */
  fieldsOf?: (failure: ApiError, values: T) => FormErrors<T> | undefined;
  /** A refusal for what others have stored meanwhile, and what of the values can then still be saved. */
  overtaken?: {
    by: (failure: ApiError) => boolean;
    /** @param now the profile as it is stored now */
    left: (values: T, now: Profile) => Partial<T>;
  };
  /** A toast's duration that the specification names for a failure of this part. */
  durationOf?: (failure: ApiError) => ErrorDuration | undefined;
  /** The dialog that asks, when there is something to ask. */
  question?: (values: T, profile: Profile) => ((props: QuestionProps<T>) => ReactNode) | undefined;
  /** How its lists of rows are brought together with what others have stored meanwhile. */
  mergers?: Mergers<T>;
  texts?: PortalFormOptions<T>['texts'];
  checkOnBlur?: readonly (keyof T & string)[];
  neverKept?: readonly (keyof T & string)[];
}

/** Whether the form says something else of the part than what is stored. */
export function isChanged<T extends object>(part: Part<T>, values: T, profile: Profile): boolean {
  const stored = Object.entries(part.valuesOf(profile)) as [keyof T, T[keyof T]][];
  return stored.some(([name, value]) => !sameValue(values[name], value));
}

/** Values of a whole form. */
export const valuesOfParts = <T extends object>(parts: readonly Part<T>[], profile: Profile): T =>
  Object.assign({}, ...parts.map((part) => part.valuesOf(profile))) as T;

/** What is wrong in the parts that were changed. */
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

/** Some of the values, as for a schema that knows no others. */
export const only = <T extends object, K extends keyof T>(values: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;
