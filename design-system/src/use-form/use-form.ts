import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { control } from '../error-summary/focus-field';
import {
  afterBlur,
  afterChange,
  afterChanges,
  countChanges,
  type Findings,
  type FormErrors,
  hasErrors,
  inOrderOf,
  noFindings,
  onlyErrors,
} from './form-state';

export interface UseFormOptions<T extends object> {
  /** The stored values. Read once; call `reset(values)` when newer ones arrive. */
  initial: T;
  /** The invalid fields, each with a code or a sentence; empty if all are valid. */
  validate?: (values: T) => FormErrors<T>;
  /** Translates a code into a sentence. */
  errorText?: (code: string, name: keyof T & string) => string;
  /** Fields validated on blur: only account numbers, ISBN and new passwords (ux rule 3). */
  checkOnBlur?: readonly (keyof T & string)[];
  /** Extracts field errors from what `save` threw; without them the error is rethrown. */
  errorsOf?: (failure: unknown, sent: T) => FormErrors<T> | undefined;
}

/** Props to spread on a field of the design system with a value: all under Forms except `FileUpload`. */
export interface BoundField<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** An invalid field, and its message. */
export interface FormSummaryItem {
  name: string;
  text: string;
}

export interface FormState<T extends object> {
  values: T;
  isDirty: boolean;
  /** The values now, with those typed since the last rendering, such as during a pending save. */
  latest: () => { values: T; isDirty: boolean };
  /** The number of fields that differ from the saved values. */
  changes: number;
  isSubmitting: boolean;
  /** Errors for `ErrorSummary`; empty until the first failed submit. */
  summary: FormSummaryItem[];
  /** Props to spread on the field of that name. */
  field: <K extends keyof T & string>(name: K) => BoundField<T[K]>;
  setValues: (change: Partial<T> | ((values: T) => Partial<T>)) => void;
  /** Sets field errors from the server; the focus moves to the summary, and the sent values do not count as saved. */
  setErrors: (errors: FormErrors<T>) => void;
  /** Discards typed values; with values, uses them as the stored ones. */
  reset: (values?: T) => void;
  /** Creates the form's `onSubmit`. The sent values count as saved when `save` succeeds. */
  submit: (save: (values: T) => unknown) => (event?: FormEvent) => Promise<void>;
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * State of a form: values, errors by field, changes, submitting. Validates on submit, after which errors follow the
 * typing and the focus moves to the summary.
 */
export function useForm<T extends object>(options: UseFormOptions<T>): FormState<T> {
  const { initial, validate, errorText = (code) => code, checkOnBlur = [], errorsOf } = options;
  const [saved, setStored] = useState(initial);
  const latestSaved = useRef(initial);
  const [values, setAllValues] = useState(initial);
  // Values typed during a pending save, or twice in one batch, must not be overwritten by older ones.
  const latest = useRef(initial);
  const [findings, setFindings] = useState<Findings<T>>(noFindings);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failures, setFailures] = useState(0);
  const isBusy = useRef(false);
  const isRefused = useRef(false);
  /** A reset during the save: the server's stored values are more current than the sent ones. */
  const isReset = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  useFocusAfterFailure(failures, formRef);

  const check = (candidate: T) => (validate ? onlyErrors(validate(candidate)) : {});
  const errors: FormErrors<T> = { ...findings.validationErrors, ...findings.serverErrors };

  const setSaved = (next: T) => {
    latestSaved.current = next;
    setStored(next);
  };

  const put = (next: T) => {
    latest.current = next;
    setAllValues(next);
  };

  const change = (name: keyof T & string, value: T[keyof T & string]) => {
    const next = { ...latest.current, [name]: value };
    put(next);
    setFindings((now) => afterChange(now, name, () => check(next)));
  };

  const fail = (next: Findings<T>) => {
    setFindings(next);
    setFailures((n) => n + 1);
  };

  const send = async (sent: T, save: (values: T) => unknown) => {
    isBusy.current = true;
    isRefused.current = false;
    isReset.current = false;
    setSubmitting(true);
    setFindings((now) => ({ ...now, serverErrors: {} }));
    try {
      await save(sent);
      if (isRefused.current || isReset.current) return;
      setSaved(sent);
      setFindings(noFindings);
    } catch (failure) {
      const serverErrors = errorsOf?.(failure, sent);
      if (!serverErrors || !hasErrors(serverErrors)) throw failure;
      fail({ isChecked: true, validationErrors: {}, serverErrors });
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  };

  return {
    values,
    isSubmitting,
    formRef,
    changes: countChanges(values, saved),
    isDirty: countChanges(values, saved) > 0,
    latest: () => ({
      values: latest.current,
      isDirty: countChanges(latest.current, latestSaved.current) > 0,
    }),
    summary: findings.isChecked
      ? inOrderOf(values, errors).map(([name, code]) => ({ name, text: errorText(code, name) }))
      : [],
    field: (name) => {
      const code = errors[name];
      return {
        name,
        value: values[name],
        onChange: (value) => change(name, value),
        onBlur: () => {
          const now = latest.current;
          if (checkOnBlur.includes(name) && now[name] !== saved[name])
            setFindings((known) => afterBlur(known, name, () => check(now)));
        },
        error: code === undefined ? undefined : errorText(code, name),
      };
    },
    setValues: (part) => {
      const now = latest.current;
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      put(next);
      setFindings((known) => afterChanges(known, now, next, () => check(next)));
    },
    setErrors: (serverErrors) => {
      isRefused.current = true;
      fail({ isChecked: true, validationErrors: {}, serverErrors });
    },
    reset: (stored = saved) => {
      isReset.current = true;
      setSaved(stored);
      put(stored);
      setFindings(noFindings);
    },
    submit: (save) => async (event) => {
      event?.preventDefault();
      if (isBusy.current) return;
      const now = latest.current;
      const found = check(now);
      if (hasErrors(found)) fail({ isChecked: true, validationErrors: found, serverErrors: {} });
      else await send(now, save);
    },
  };
}

/** Moves the focus once the errors are rendered: to the summary, or to the first invalid field without one. */
function useFocusAfterFailure(failures: number, formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (failures === 0) return;
    // Another form's summary, such as that of the page under a dialog, is not this form's.
    const near = formRef.current ?? document;
    const summary = near.querySelector<HTMLElement>('[data-error-summary]');
    const wrong = near.querySelector<HTMLElement>(`[data-invalid] ${control}`);
    (summary ?? wrong)?.focus();
  }, [failures, formRef]);
}
