/** What may be given. */
export interface FileTerms {
  /** Endings of names, without the dot: `pdf`. */
  types: readonly string[];
  /** Bytes. */
  maxSize: number;
  allowsMultiple: boolean;
}

export interface Refusal {
  name: string;
  reason: 'type' | 'size' | 'empty' | 'many';
}

interface NamedFile {
  name: string;
  size: number;
}

/**
 * Sorts chosen files into those that are taken and those that are not, each with its reason. The ending of the name
 * is what the browser goes by too; whether the content is true to it only the server can tell.
 */
export function checkFiles<F extends NamedFile>(files: readonly F[], terms: FileTerms) {
  if (files.length > 1 && !terms.allowsMultiple) {
    return { taken: [], refused: [{ name: '', reason: 'many' }] } satisfies Checked<F>;
  }
  const checked: Checked<F> = { taken: [], refused: [] };
  for (const file of files) {
    const reason = reasonAgainst(file, terms);
    if (reason) checked.refused.push({ name: file.name, reason });
    else checked.taken.push(file);
  }
  return checked;
}

interface Checked<F> {
  taken: F[];
  refused: Refusal[];
}

function reasonAgainst(
  { name, size }: NamedFile,
  { types, maxSize }: FileTerms,
): Refusal['reason'] | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (!ending || !types.includes(ending)) return 'type';
  if (size === 0) return 'empty';
  return size > maxSize ? 'size' : undefined;
}
