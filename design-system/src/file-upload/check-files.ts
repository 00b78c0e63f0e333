/** What is accepted. */
export interface FileTerms {
  /** File extensions, without the dot: `pdf`. */
  types: readonly string[];
  /** Bytes. */
  maxSize: number;
}

export interface Refusal {
  /** Of the file; empty if several were chosen. */
  name: string;
  reason: 'type' | 'size' | 'empty' | 'many';
}

/**
 * Why a choice is refused. Browsers also go by the file extension; only the server can check the content. Several files
 * are refused together, because it is unknown which one is meant.
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
