const prefix = 'nimio.draft';

/** The storage key of a form's draft. */
export const draftKey = (profileHash: string, form: string): string => `${prefix}.${profileHash}.${form}`;

/**
 * Stores a draft without the fields that must never be stored (account numbers, codes, passwords). Only for this tab,
 * so that it survives a lost session but not the end of the work.
 */
export function storeDraft<T extends object>(key: string, values: T, excluded: readonly (keyof T)[]): void {
  const stored = Object.entries(values).filter(([name]) => !excluded.includes(name as keyof T));
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(stored)));
}

/** The stored draft, to the extent that its fields still exist with values of the same type. */
export function readDraft<T extends object>(key: string, initial: T): Partial<T> | undefined {
  const stored = parse(sessionStorage.getItem(key));
  const valid = Object.entries(stored).filter(([name, value]) => {
    const own: unknown = name in initial ? initial[name as keyof T] : undefined;
    return name in initial && areAlike(value, own) && JSON.stringify(value) !== JSON.stringify(own);
  });
  return valid.length > 0 ? (Object.fromEntries(valid) as Partial<T>) : undefined;
}

/** Whether two values have the same type; an empty field matches any. */
const areAlike = (one: unknown, other: unknown): boolean =>
  one === null || other === null || typeof one === typeof other;

export const dropDraft = (key: string): void => sessionStorage.removeItem(key);

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
