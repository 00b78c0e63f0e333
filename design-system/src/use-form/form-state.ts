/** Names of the invalid fields, each with a code or a sentence. */
export type FormErrors<T> = Partial<Record<keyof T & string, string>>;

/**
 * Whether two values of a field are equal to the user: empty and missing values are equal, and so are lists of the same
 * choices (strings) in any order. Files, sets and other objects with internal state are equal only if they are
 * identical.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  const a = one ?? '';
  const b = other ?? '';
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return sameList(a, b);
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  const isChoices = one.every((item) => typeof item === 'string');
  const [a, b] = isChoices ? [one.toSorted(), other.toSorted()] : [one, other];
  return a.every((item, index) => sameValue(item, b[index]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The number of fields that differ from the saved values. */
export function countChanges<T extends object>(values: T, saved: T): number {
  const names = new Set([...Object.keys(values), ...Object.keys(saved)]) as Set<keyof T>;
  return [...names].filter((name) => !sameValue(values[name], saved[name])).length;
}

/** Errors without the valid fields. */
export function onlyErrors<T>(errors: FormErrors<T>): FormErrors<T> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as FormErrors<T>;
}

export const hasErrors = (errors: object) => Object.keys(errors).length > 0;

/** Errors in the order of the form's fields, as the summary lists them; unknown names come last. */
export function inOrderOf<T extends object>(values: T, errors: FormErrors<T>): [keyof T & string, string][] {
  const order = Object.keys(values);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const pairs = Object.entries(errors) as [keyof T & string, string][];
  return pairs.sort(([one], [other]) => place(one) - place(other));
}

/** The error state of a form. */
export interface Findings<T> {
  /** After the first submit every error follows the typing. */
  isChecked: boolean;
  /** Validation errors. */
  validationErrors: FormErrors<T>;
  /** Server errors; each is cleared when its field changes. */
  serverErrors: FormErrors<T>;
}

export const noFindings = { isChecked: false, validationErrors: {}, serverErrors: {} };

/** After typing into a field: clears its server error, and updates the validation errors once validated. */
export function afterChange<T>(
  findings: Findings<T>,
  name: keyof T & string,
  check: () => FormErrors<T>,
): Findings<T> {
  const serverErrors = without(findings.serverErrors, name);
  if (findings.isChecked) return { ...findings, serverErrors, validationErrors: check() };
  // Before the first submit an error shown on blur may only disappear while typing.
  const wasWrong = findings.validationErrors[name] !== undefined;
  return {
    ...findings,
    serverErrors,
    validationErrors: wasWrong ? keepOnly(check(), findings.validationErrors) : findings.validationErrors,
  };
}

/**
 * After several fields got other values: clears their server errors and those of their rows (`names.0.isni`), and
 * updates the validation errors once validated.
 */
export function afterChanges<T extends object>(
  findings: Findings<T>,
  before: T,
  now: T,
  check: () => FormErrors<T>,
): Findings<T> {
  const isSame = (name: string) => {
    const [field] = name.split('.') as [keyof T];
    return sameValue(before[field], now[field]);
  };
  const serverErrors = Object.entries(findings.serverErrors).filter(([name]) => isSame(name));
  return {
    ...findings,
    serverErrors: Object.fromEntries(serverErrors) as FormErrors<T>,
    validationErrors: findings.isChecked ? check() : findings.validationErrors,
  };
}

/** After the blur of a field with `checkOnBlur`: validates only this field. */
export function afterBlur<T>(
  findings: Findings<T>,
  name: keyof T & string,
  check: () => FormErrors<T>,
): Findings<T> {
  const error = check()[name];
  const others = without(findings.validationErrors, name);
  return { ...findings, validationErrors: error ? { ...others, [name]: error } : others };
}

const without = <T>(errors: FormErrors<T>, name: string) =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)) as FormErrors<T>;

function keepOnly<T>(fresh: FormErrors<T>, known: FormErrors<T>): FormErrors<T> {
  return Object.fromEntries(Object.entries(fresh).filter(([name]) => name in known)) as FormErrors<T>;
}
