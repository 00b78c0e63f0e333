import { type FormErrors, type FormState, useForm } from '@nimio/design-system';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { useErrorInTitle } from '../page/page-title';
import type { ErrorDuration } from '../toast/error-duration';
import { useErrorToast } from '../toast/use-error-toast';
import { serverErrors } from './server-errors';
import { useDraft } from './use-draft';
import { type FieldTexts, useFieldText } from './use-field-text';

export interface PortalFormOptions<T extends object> {
  /** Names the form among the profile's: `contact`. */
  name: string;
  /** Values as they are stored now. */
  initial: T;
  /** Usually `validateWith(schema)`. */
  validate: (values: T) => FormErrors<T>;
  /** Better words than the general ones for a code at a field: `'username.required': 'login.usernameRequired'`. */
  texts?: FieldTexts<T>;
  /** Only account numbers, ISBN and new passwords (ux rule 3). */
  checkOnBlur?: readonly (keyof T & string)[];
  /**
   * Fields that are never kept in the browser (account numbers, codes, passwords); the others are, until saved.
   * `everything` for forms of secrets or a single tick, which are not worth keeping: then leaving is not asked about either.
   */
  neverKept?: readonly (keyof T)[] | 'everything';
  /** What of the kept values still fits, where it hangs on something that may have changed meanwhile. */
  refit?: (values: T) => T;
  /** Which field an answer of the server is about, where the answer does not say. */
  fieldsOf?: (failure: ApiError, values: T) => FormErrors<T> | undefined;
  /** Better words than the general ones for what failed. */
  failureText?: (failure: unknown) => string;
  /** A toast's duration that the specification names for a failure of this form. */
  durationOf?: (failure: ApiError, values: T) => ErrorDuration | undefined;
}

export interface PortalForm<T extends object> extends FormState<T> {
  /** Why the last save failed, when it is about no field; stands over the form until the next try or `reset`. */
  failure: unknown;
  failureText: (failure: unknown) => string;
  /** Whether leaving would lose something. */
  isUnsaved: () => boolean;
  draft: ReturnType<typeof useDraft<T>>;
  /** Makes `onSubmit`: validates, saves, tells failures; `after` runs once all is stored and may go elsewhere. */
  save: (act: (values: T) => Promise<unknown>, after?: () => void) => (event?: FormEvent) => Promise<void>;
}

/** What fields need of a form that may have others too. */
export type FormFields<T extends object> = Pick<PortalForm<T>, 'field' | 'values' | 'setValues' | 'formRef'>;

/** State of one of the portal's forms: the design system's, in the portal's words, that loses nothing. */
export function usePortalForm<T extends object>(options: PortalFormOptions<T>): PortalForm<T> {
  const { name, initial, validate, texts = {}, checkOnBlur, neverKept = [], fieldsOf, durationOf } = options;
  const { refit = asKept } = options;
  const errorText = useFieldText<T>(texts);
  const { ofFailure } = useErrorText();
  const { failureText = ofFailure } = options;
  const showError = useErrorToast(failureText);
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
  const draft = useDraft({ name, initial, form, neverKept, refit });
  useErrorInTitle(form.summary.length > 0 || failure !== undefined);
  useFocusOnFailure(failure, form.formRef);

  const tell = (error: unknown, values: T) => {
    showError(error, error instanceof ApiError ? durationOf?.(error, values) : undefined);
    // What is about a field stands there and in the summary; a lost session is told on /login.
    const isLost = error instanceof ApiError && error.code === 'sessionMissing';
    if (!isLost && errorsOf(error, values) === undefined) setFailure(error);
  };

  return {
    ...form,
    failure,
    failureText,
    draft,
    isUnsaved: () => form.isDirty && !isLeaving.current && neverKept !== 'everything',
    reset: (stored) => {
      setFailure(undefined);
      form.reset(stored);
    },
    save: (act, after) => async (event) => {
      event?.preventDefault();
      setFailure(undefined);
      if (Object.keys(validate(form.values)).length > 0) showError(new ApiError('validationError'));
      let isSaved = false;
      const store = async (values: T) => {
        try {
          await act(values);
          isSaved = true;
        } catch (error) {
          tell(error, values);
          throw error;
        }
      };
      await form.submit(store)(event).catch(ignoreTold);
      if (!isSaved) return;
      draft.drop();
      isLeaving.current = true;
      after?.();
      isLeaving.current = false;
    },
  };
}

const asKept = <T>(values: T): T => values;

/** The failure has been told already, over the form. */
function ignoreTold(): void {}

/** Who saves at the end of a long form does not see what happens over it, so the focus goes there. */
function useFocusOnFailure(failure: unknown, formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (failure !== undefined) formRef.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [failure, formRef]);
}
