import { cataloguedName } from '@nimio/domain/author-name/author-name';
import { matchNames } from '@nimio/domain/author-name/name-match';
import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { creatorProfileRoles, isCreator } from '@nimio/domain/profile/profile-roles';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Call } from '../../http/call.js';
import type { ProfileSet } from '../../identity/profile-access.js';
import { type AuthorNameRow, readAuthorNames } from '../author-name/store.js';
import { listedWorks, readRoles } from '../profile/store.js';
import type { WorkRow } from '../work/store.js';

interface ContributorRow {
  work_id: number;
  name: string;
  role: CreatorRole;
}

/** A work, its relation to the profile, and how many profiles share its deals. */
interface SuggestedRow
  extends Pick<WorkRow, 'id' | 'hash' | 'isbn' | 'name' | 'publisher' | 'publish_year' | 'type'> {
  is_listed: 0 | 1;
  is_hidden: 0 | 1;
  author_amount: number | null;
  author_shares: number;
  translator_amount: number | null;
  translator_shares: number;
}

/** A work that names the profile's author, with the role. */
export interface Suggestion {
  work: SuggestedRow;
  name: AuthorNameRow;
  roles: readonly CreatorRole[];
}

/** The works that name an author name: which contributors match it is stored when either is written. */
const fromNamed = `from author_names n
     join known_contributors k on k.author_name_id = n.id
     join work_contributors c on c.name_key = k.name_key`;
const fromOutreach = 'from outreach_profiles o join work_contributors c on c.name_key = o.name_key';

const byName = query<ContributorRow & { author_name_id: number }>(
  `select n.id as author_name_id, c.work_id, c.name, c.role ${fromNamed} where n.profile_id = ? order by n.id`,
);

const byOutreach = query<ContributorRow>(
  `select c.work_id, c.name, c.role ${fromOutreach} where o.profile_id = ?`,
);

const sharesOf = (deal: string) =>
  `cast((select count(*) from shares s where s.deal_id = ${deal}.id) as integer)`;

const suggestedWorkById = query<SuggestedRow>(
  `select w.id, w.hash, w.isbn, w.name, w.publisher, w.publish_year, w.type,
          case when exists (select 1 from deals d join shares s on s.deal_id = d.id
                             where d.work_id = w.id and s.profile_id = ?)
                 or exists (select 1 from contributions c where c.work_id = w.id and c.profile_id = ?)
               then 1 else 0 end as is_listed,
          case when h.work_id is null then 0 else 1 end as is_hidden,
          da.amount as author_amount, ${sharesOf('da')} as author_shares,
          dt.amount as translator_amount, ${sharesOf('dt')} as translator_shares
     from works w
     left join hidden_book_suggestions h on h.work_id = w.id and h.profile_id = ?
     left join deals da on da.work_id = w.id and da.role = 'author'
     left join deals dt on dt.work_id = w.id and dt.role = 'translator'
    where w.id = ?`,
);

interface Named {
  name: AuthorNameRow;
  isByInitials: boolean;
  role: CreatorRole;
}

type Works = Map<number, [Named, ...Named[]]>;

function addNamed(works: Works, workId: number, named: Named): void {
  const others = works.get(workId);
  if (others) others.push(named);
  else works.set(workId, [named]);
}

/** The works that name one of the profile's names, by id, each first under the oldest. */
async function worksNaming(
  reader: Reader,
  profileId: number,
  names: readonly AuthorNameRow[],
): Promise<Works> {
  const works: Works = new Map();
  const nameById = new Map(names.map((name) => [name.id, name]));
  for (const { work_id, author_name_id, name: contributor, role } of await reader.all(byName, [profileId])) {
    const name = nameById.get(author_name_id);
    if (!name) continue;
    const isByInitials = matchNames(cataloguedName(name), contributor) === 'initials';
    addNamed(works, work_id, { name, isByInitials, role });
  }
  return works;
}

async function readSuggestion(
  reader: Reader,
  profileId: number,
  workId: number,
  named: readonly [Named, ...Named[]],
): Promise<Suggestion | undefined> {
  const work = await reader.first(suggestedWorkById, [profileId, profileId, profileId, workId]);
  if (!work || work.is_listed) return undefined;
  // A form has one name: the written-out one, and of several the oldest.
  const { name } = named.find(({ isByInitials }) => !isByInitials) ?? named[0];
  return {
    work,
    name,
    roles: creatorRoles.filter((role) => named.some((one) => one.role === role)),
  };
}

/**
 * Every work that names one of the profile's author names and is not on its list, hidden or not; the newest first. Works of
 * an outreach profile that staff connected to it are under the first author name, unless they name another one.
 */
export async function readBookSuggestions(reader: Reader, profileId: number): Promise<Suggestion[]> {
  const names = await readAuthorNames(reader, profileId);
  const [first] = names;
  if (!first) return [];
  const works = await worksNaming(reader, profileId, names);
  for (const { work_id, role } of await reader.all(byOutreach, [profileId]))
    addNamed(works, work_id, { name: first, isByInitials: true, role });
  const read = await Promise.all(
    [...works].map(([workId, named]) => readSuggestion(reader, profileId, workId, named)),
  );
  return read
    .filter((suggestion) => suggestion !== undefined)
    .sort((a, b) => (b.work.publish_year ?? 0) - (a.work.publish_year ?? 0) || a.work.id - b.work.id);
}

/** How many works are suggested to each of these profiles and not hidden; one without any is absent. */
export async function countBookSuggestions(
  reader: Reader,
  profiles: ProfileSet,
): Promise<Map<number, number>> {
  const listed = listedWorks(profiles);
  const counts = query<{ profile_id: number; works: number }>(
    `select found.profile_id, cast(count(*) as integer) as works
       from (select n.profile_id, c.work_id ${fromNamed} where n.profile_id ${profiles.sql}
             union
             select o.profile_id, c.work_id ${fromOutreach} where o.profile_id ${profiles.sql}
                and exists (select 1 from author_names n where n.profile_id = o.profile_id)
             except
             select profile_id, work_id from (${listed.sql}) listed
             except
             select profile_id, work_id from hidden_book_suggestions where profile_id ${profiles.sql}) found
      where exists (select 1 from profile_roles r where r.profile_id = found.profile_id
                     and r.role in (${creatorProfileRoles.map((role) => `'${role}'`).join(', ')}))
      group by found.profile_id`,
  );
  const { values } = profiles;
  const rows = await reader.all(counts, [...values, ...values, ...listed.values, ...values]);
  return new Map(rows.map(({ profile_id, works }) => [profile_id, works]));
}

interface Hiding {
  profileId: number;
  workId: number;
}

/** @returns whether it was not hidden before */
export async function insertHidden(tx: Transaction, { profileId, workId }: Hiding): Promise<boolean> {
  const made = await tx
    .table('hidden_book_suggestions')
    .insert({ profile_id: profileId, work_id: workId })
    .onConflict(['profile_id', 'work_id'])
    .ignore()
    .returning('work_id');
  return made.length > 0;
}

/** @returns whether it was hidden before */
export async function deleteHidden(tx: Transaction, { profileId, workId }: Hiding): Promise<boolean> {
  const gone = await tx
    .table('hidden_book_suggestions')
    .where({ profile_id: profileId, work_id: workId })
    .delete()
    .returning('work_id');
  return gone.length > 0;
}

/** Whether works are suggested to a profile: only creators get suggestions. */
export async function hasSuggestions(reader: Reader, profileId: number): Promise<boolean> {
  const roles = await readRoles(reader, profileId);
  return isCreator({ roles: roles.map((code) => ({ code })) });
}

/** The book suggestions of a profile, hidden or not. */
export const bookSuggestionsFor = async (reader: Reader, profileId: number): Promise<Suggestion[]> =>
  (await hasSuggestions(reader, profileId)) ? readBookSuggestions(reader, profileId) : [];

type Naming = Pick<Call<typeof endpoints.hideBookSuggestion>, 'params' | 'profile'>;

/** A work that is suggested to the profile, hidden or not; any other does not exist for this call. */
export async function requireSuggested(tx: Transaction, { params, profile }: Naming) {
  const suggestions = await bookSuggestionsFor(tx, profile.id);
  const found = suggestions.find(({ work }) => work.hash === params.hash);
  if (!found) throw new DomainError('notFound');
  return found.work;
}
