/** Whether two values of a field are equal; lists by what is in them, in any order. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return sorted(one) === sorted(other);
  return Object.is(one, other);
}

const sorted = (list: unknown[]) => JSON.stringify([...list].sort());
