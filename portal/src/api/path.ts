type Values = object | undefined;

/** The address of a call below `/api`, with parameters and query. */
export function pathOf(path: string, params: Values, query: Values): string {
  const known = (params ?? {}) as Record<string, string | number>;
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}) as [string, string | number | undefined][]) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${place}?${search.toString()}` : place;
}
