import { useEffect, useRef, useState } from 'react';
import type { PortalForm } from './use-portal-form';

/** A row with the props of its text fields. */
export interface FormRow<R> {
  values: R;
  fieldOf: (column: keyof R & string) => {
    name: string;
    value: string;
    onChange: (typed: string) => void;
    error: string | undefined;
    autoComplete: 'off';
  };
  remove: () => void;
}

/**
 * The rows of a list in a form, of text fields. They have no identity beyond their order, so their fields are controlled
 * and named by index: `lines.0.text`. Adding a row moves the focus to its first field; removing one, which cannot keep
 * the focus, moves it to the button that adds.
 *
 * @param list the name of the list's field
 * @param empty the values of an added row
 */
export function useRows<
  R extends Record<keyof R, string>,
  N extends string,
  T extends Record<N, readonly R[]>,
>(form: PortalForm<T>, list: N, empty: R) {
  const addRef = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<{ added?: number }>();
  const { formRef } = form;
  useEffect(() => {
    if (!target) return;
    const field = formRef.current?.querySelector<HTMLElement>(`[name^="${list}.${target.added}."]`);
    (field ?? addRef.current)?.focus();
  }, [target, formRef, list]);

  const change = (changed: (rows: readonly R[]) => readonly R[]) =>
    form.setValues((values) => ({ [list]: changed(values[list]) }) as unknown as Partial<T>);
  const values = form.values[list];
  return {
    rows: values.map(
      (row, at): FormRow<R> => ({
        values: row,
        fieldOf: (column) => {
          const name = `${list}.${at}.${column}`;
          return {
            name,
            value: row[column],
            onChange: (typed) =>
              change((rows) => rows.map((one, index) => (index === at ? { ...one, [column]: typed } : one))),
            error: form.summary.find((one) => one.name === name)?.text,
            autoComplete: 'off',
          };
        },
        remove: () => {
          setTarget({});
          change((rows) => rows.filter((_, index) => index !== at));
        },
      }),
    ),
    add: () => {
      setTarget({ added: values.length });
      change((rows) => [...rows, empty]);
    },
    /** Of the button that adds a row. */
    addRef,
  };
}
