import { wholeName } from '@nimio/domain/author-name/author-name';
import { isNamedAmong } from '@nimio/domain/author-name/name-match';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';

type NamedWork = Pick<WorkForEdit, 'contributors'>;

/** Whether the record of a work names only others as its creators, so that the user is asked about it. */
export const namesOtherCreators = (
  { contributors }: NamedWork,
  { nameData }: Pick<Profile, 'nameData'>,
): boolean => !isNamedAmong(contributors, nameData.map(wholeName));

/** A name as it is spoken: Liksom, Rosa is Rosa Liksom. */
function givenNameFirst(name: string): string {
  const [family = '', given] = name.split(', ');
  return given ? `${given} ${family}` : name;
}

/** The names of a work's creators in its record, as they are spoken. */
export const namedCreators = ({ contributors }: NamedWork): string[] =>
  contributors.flatMap(({ name, role }) => (role === 'other' ? [] : givenNameFirst(name)));
