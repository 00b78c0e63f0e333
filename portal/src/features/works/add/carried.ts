import type { CreatorRole } from '@nimio/domain/work/roles';

/** Values of the form that adds a work. */
export interface AddWorkValues {
  name: string;
  subtitle: string;
  publisher: string;
  publishYear: string;
  /** Empty when nothing is chosen. */
  bookType: string;
  translated: boolean;
  authorHash: string;
  roles: CreatorRole[];
  numberOfAuthors: number | null;
  numberOfTranslators: number | null;
}

/** What the next work takes over from the one just added. */
export type Carried = Partial<AddWorkValues>;

/** For *Add the next*: whoever lists a shelf of books has the same name, publisher and role on them. */
export const carryToNext = ({ authorHash, publisher, roles }: AddWorkValues): Carried => ({
  authorHash,
  publisher,
  roles,
});

/** For *Add another edition*: everything but what belongs to the one ISBN. */
export const carryToEdition = ({ publishYear: _year, bookType: _type, ...same }: AddWorkValues): Carried =>
  same;
