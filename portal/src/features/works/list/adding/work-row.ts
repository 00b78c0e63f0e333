import type { ListedWork, WorkForEdit } from '@nimio/domain/work/work.types';
import type { AddWorkValues } from '../../add/carried';

/** What is told of a work that is being added in the list. */
export interface Adding {
  /** The ISBN as it is typed. */
  isbn: string;
  /** What is known of it, once it is whole. */
  found: WorkForEdit | undefined;
  values: AddWorkValues;
}

/** A row of the list: a work, or the one that is being added. */
export interface WorkRow extends ListedWork {
  adding?: Adding;
}
