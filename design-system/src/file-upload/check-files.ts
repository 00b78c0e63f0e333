/** What may be given. */
export interface FileTerms {
  /** Endings of names, without the dot: `pdf`. */
  types: readonly string[];
  /** Bytes. */
  maxSize: number;
}

export interface Refusal {
  /** Of the file; empty where several were given. */
  name: string;
  reason: 'type' | 'size' | 'empty' | 'many';
}

/**
 * Why what was chosen is refused. The ending of the name is what the browser goes by too; whether the content is true
 * to it only the server can tell. Several files are refused together, as it is unknown which is meant.
 */
export function checkFiles(
  files: readonly { name: string; size: number }[],
  { types, maxSize }: FileTerms,
): Refusal | undefined {
  const [file, ...others] = files;
  if (!file) return undefined;
  if (others.length > 0) return { name: '', reason: 'many' };
  const { name, size } = file;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (!ending || !types.includes(ending)) return { name, reason: 'type' };
  if (size === 0) return { name, reason: 'empty' };
  return size > maxSize ? { name, reason: 'size' } : undefined;
}
