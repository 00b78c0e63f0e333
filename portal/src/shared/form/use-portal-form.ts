import { type FormErrors, type FormState, useForm } from '@nimio/design-system';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { type Mergers, mergeEdits } from '../conflict/merge-edits';
import { useErrorText } from '../errors/error-text';
import { useErrorInTitle } from '../page/page-title';
import { serverErrors } from './server-errors';
import { useDraft } from './use-draft';
import { type FieldTexts, useFieldText } from './use-field-text';

export interface PortalFormOptions<T extends object> {
  /** The name of the form among those of the profile: `contact`. */
  name: string;
  /** The stored values. */
  initial: T;
  /** Usually `validateWith(schema)`. */
  validate: (values: T) => FormErrors<T>;
  /** Specific messages for a code at a field: `'username.required': 'login.usernameRequired'`. */
  texts?: FieldTexts<T>;
  /** Only account numbers, ISBN and new passwords (ux rule 3). */
  checkOnBlur?: readonly (keyof T & string)[];
  /**
   * Fields that are never stored in the browser (account numbers, codes, passwords); others are, until saved.
   * `everything` for forms of secrets or a single checkbox, which have no draft and no confirmation before leaving.
   */
  neverStored?: readonly (keyof T)[] | 'everything';
  /** Adapts a draft to data that may have changed since. */
  refit?: (values: T) => T;
  /** Maps an error of the server to fields, when the error does not name them. */
  fieldsOf?: (failure: ApiError, values: T) => FormErrors<T> | undefined;
  /** A specific text for a failure. */
  failureText?: (failure: unknown) => string;
}

export interface PortalForm<T extends object> extends FormState<T> {
  /** Why the last save failed, unless it is about a field; shown above the form until the next attempt or `reset`. */
  failure: unknown;
  failureText: (failure: unknown) => string;
  /** Whether leaving would lose values. */
  isUnsaved: () => boolean;
  draft: ReturnType<typeof useDraft<T>>;
  /** Uses the server's values as the stored ones; what was typed since `sent` remains unsaved. */
  adopt: (stored: T, sent: T, mergers?: Mergers<T>) => void;
  /**
   * Returns an `onSubmit` that validates, saves and shows failures; `after` runs when everything is saved, and may
   * navigate.
   */
  save: (action: (values: T) => Promise<unknown>, after?: () => void) => (event?: FormEvent) => Promise<void>;
}

/** The part of a form that fields need. */
export type FormFields<T extends object> = Pick<PortalForm<T>, 'field' | 'values' | 'setValues' | 'formRef'>;

/** State of a form of the portal: the design system's with the portal's messages, drafts and failure handling. */
export function usePortalForm<T extends object>(options: PortalFormOptions<T>): PortalForm<T> {
  const { name, initial, validate, texts = {}, checkOnBlur, neverStored = [], fieldsOf } = options;
  const { refit = unchanged } = options;
  const errorText = useFieldText<T>(texts);
  const { ofFailure } = useErrorText();
  const { failureText = ofFailure } = options;
  const [failure, setFailure] = useState<unknown>();
  const isLeaving = useRef(false);

  const errorsOf = (error: unknown, values: T) =>
    error instanceof ApiError ? (fieldsOf?.(error, values) ?? serverErrors(error, initial)) : undefined;
  const form = useForm<T>({
    initial,
    validate,
    ...(checkOnBlur && { checkOnBlur }),
    errorText,
    errorsOf,
  });
  const draft = useDraft({ name, initial, form, neverStored, refit });
  useErrorInTitle(form.summary.length > 0 || failure !== undefined);
  useFocusOnFailure(failure, form.formRef);

  const showFailure = (error: unknown, values: T) => {
    // An error of a field is shown there and in the summary; a lost session is shown on /login.
    const isLost = error instanceof ApiError && error.code === 'sessionMissing';
    if (!isLost && errorsOf(error, values) === undefined) setFailure(error);
  };

  const reset = (stored?: T) => {
    setFailure(undefined);
    form.reset(stored);
  };

  return {
    ...form,
    failure,
    failureText,
    draft,
    isUnsaved: () => form.latest().isDirty && !isLeaving.current && neverStored !== 'everything',
    reset,
    adopt: (stored, sent, mergers) => {
      const { values: typed } = form.latest();
      reset(stored);
      form.setValues(mergeEdits(sent, typed, stored, mergers).merged);
    },
    save: (action, after) => async (event) => {
      event?.preventDefault();
      setFailure(undefined);
      let isSaved = false;
      const store = async (values: T) => {
        try {
          await action(values);
          isSaved = true;
        } catch (error) {
          showFailure(error, values);
          throw error;
        }
      };
      await form.submit(store)(event).catch(ignore);
      if (!isSaved) return;
      // What was typed during the save is not saved, so leaving has to be confirmed.
      const hasMore = form.latest().isDirty;
      if (!hasMore) draft.drop();
      isLeaving.current = !hasMore;
      after?.();
      isLeaving.current = false;
    },
  };
}

const unchanged = <T>(values: T): T => values;

/** The failure is already shown above the form. */
function ignore(): void {}

/** The save button of a long form is far from the failure notice, so the focus moves to the notice. */
function useFocusOnFailure(failure: unknown, formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (failure !== undefined) formRef.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [failure, formRef]);
}
