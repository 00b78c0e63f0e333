const prefix = 'nimio.draft';

/** Where unsaved values of a form of a profile are kept until they are saved or given up. */
export const draftKey = (profileHash: string, form: string): string => `${prefix}.${profileHash}.${form}`;

/**
 * Keeps what is typed, without the fields that must never be stored (account numbers, codes, passwords). Only
 * for this tab: it survives a lost session, not the end of the work.
 */
export function keepDraft<T extends object>(key: string, values: T, never: readonly (keyof T)[]): void {
  const kept = Object.entries(values).filter(([name]) => !never.includes(name as keyof T));
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
}

/** What was kept, as far as the form still has such fields with values of that kind. */
export function readDraft<T extends object>(key: string, initial: T): Partial<T> | undefined {
  const stored = parse(sessionStorage.getItem(key));
  const fitting = Object.entries(stored).filter(([name, value]) => {
    const own: unknown = name in initial ? initial[name as keyof T] : undefined;
    return name in initial && areAlike(value, own) && JSON.stringify(value) !== JSON.stringify(own);
  });
  return fitting.length > 0 ? (Object.fromEntries(fitting) as Partial<T>) : undefined;
}

/** Values of one kind; a field that is empty may have any. */
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
