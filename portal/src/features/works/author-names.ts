import { wholeName } from '@nimio/domain/author-name/author-name';
import type { AuthorName } from '@nimio/domain/profile/profile.types';

export const nameOptions = (names: readonly AuthorName[]) =>
  names.map((name) => ({ id: name.authorHash, label: wholeName(name) }));
