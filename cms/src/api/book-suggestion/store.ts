import { cataloguedName } from '@nimio/domain/author-name/author-name';
import { matchNames } from '@nimio/domain/author-name/name-match';
import type * as endpoints from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { creatorProfileRoles, isCreator } from '@nimio/domain/profile/profile-roles';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { query, type Reader, type SqlPart } from '../../data/sql.js';
import type { Call } from '../../http/call.js';
import { oneProfile, type ProfileSet } from '../../identity/profile-access.js';
import { type AuthorNameRow, readAuthorNames } from '../author-name/store.js';
import { listedWorks, readRoles } from '../profile/store.js';
import type { WorkRow } from '../work/store.js';

interface ContributorRow {
  work_id: number;
  name: string;
  role: CreatorRole;
}

/** A work that is suggested to a profile, and how many profiles share its deals. */
interface SuggestedRow
  extends Pick<WorkRow, 'id' | 'hash' | 'isbn' | 'name' | 'publisher' | 'publish_year' | 'type'> {
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

/**
 * Every work, hidden or not, that is suggested to one of these profiles: to creators, what names one of their author names,
 * or an outreach profile that staff connected to them, and is not on their list.
 */
function suggestedTo(profiles: ProfileSet): SqlPart {
  const listed = listedWorks(profiles);
  const { values } = profiles;
  return {
    sql: `select named.profile_id, named.work_id
       from (select n.profile_id, c.work_id ${fromNamed} where n.profile_id ${profiles.sql}
             union
             select o.profile_id, c.work_id ${fromOutreach} where o.profile_id ${profiles.sql}
                and exists (select 1 from author_names n where n.profile_id = o.profile_id)
             except
             select profile_id, work_id from (${listed.sql}) listed) named
      where exists (select 1 from profile_roles r where r.profile_id = named.profile_id
                     and r.role in (${creatorProfileRoles.map((role) => `'${role}'`).join(', ')}))`,
    values: [...values, ...values, ...listed.values],
  };
}

const sharesOf = (deal: string) =>
  `cast((select count(*) from shares s where s.deal_id = ${deal}.id) as integer)`;

/** The newest first. */
function readSuggestedWorks(reader: Reader, profileId: number): Promise<SuggestedRow[]> {
  const { sql, values } = suggestedTo(oneProfile(profileId));
  const works = query<SuggestedRow>(
    `select w.id, w.hash, w.isbn, w.name, w.publisher, w.publish_year, w.type,
            case when h.work_id is null then 0 else 1 end as is_hidden,
            da.amount as author_amount, ${sharesOf('da')} as author_shares,
            dt.amount as translator_amount, ${sharesOf('dt')} as translator_shares
       from (${sql}) found
       join works w on w.id = found.work_id
       left join hidden_book_suggestions h on h.work_id = found.work_id and h.profile_id = found.profile_id
       left join deals da on da.work_id = found.work_id and da.role = 'author'
       left join deals dt on dt.work_id = found.work_id and dt.role = 'translator'
      order by coalesce(w.publish_year, 0) desc, w.id`,
  );
  return reader.all(works, values);
}

interface Named {
  name: AuthorNameRow;
  isByInitials: boolean;
  role: CreatorRole;
}

/**
 * The names of the profile that works have, by work, each first under the oldest. A work of an outreach profile that staff
 * connected to it is under the first author name.
 */
async function readNamed(
  reader: Reader,
  profileId: number,
  names: readonly [AuthorNameRow, ...AuthorNameRow[]],
): Promise<Map<number, Named[]>> {
  const works = new Map<number, Named[]>();
  const add = (workId: number, named: Named) => {
    const others = works.get(workId);
    if (others) others.push(named);
    else works.set(workId, [named]);
  };
  const nameById = new Map(names.map((name) => [name.id, name]));
  for (const { work_id, author_name_id, name: contributor, role } of await reader.all(byName, [profileId])) {
    const name = nameById.get(author_name_id);
    if (!name) continue;
    const isByInitials = matchNames(cataloguedName(name), contributor) === 'initials';
    add(work_id, { name, isByInitials, role });
  }
  for (const { work_id, role } of await reader.all(byOutreach, [profileId]))
    add(work_id, { name: names[0], isByInitials: true, role });
  return works;
}

/** Every work that is suggested to a profile, hidden or not, the newest first, with the name and the roles that it has. */
export async function readBookSuggestions(reader: Reader, profileId: number): Promise<Suggestion[]> {
  const [first, ...others] = await readAuthorNames(reader, profileId);
  if (!first) return [];
  const [works, named] = await Promise.all([
    readSuggestedWorks(reader, profileId),
    readNamed(reader, profileId, [first, ...others]),
  ]);
  return works.flatMap((work) => {
    const found = named.get(work.id) ?? [];
    // A form has one name: the written-out one, and of several the oldest.
    const { name } = found.find(({ isByInitials }) => !isByInitials) ?? found[0] ?? {};
    // A name may have been changed between the queries.
    if (!name) return [];
    return { work, name, roles: creatorRoles.filter((role) => found.some((one) => one.role === role)) };
  });
}

/** How many works are suggested to each of these profiles and not hidden; one without any is absent. */
export async function countBookSuggestions(
  reader: Reader,
  profiles: ProfileSet,
): Promise<Map<number, number>> {
  const { sql, values } = suggestedTo(profiles);
  const counts = query<{ profile_id: number; works: number }>(
    `select found.profile_id, cast(count(*) as integer) as works from (${sql}) found
      where not exists (select 1 from hidden_book_suggestions h
                         where h.profile_id = found.profile_id and h.work_id = found.work_id)
      group by found.profile_id`,
  );
  const rows = await reader.all(counts, values);
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

type Naming = Pick<Call<typeof endpoints.hideBookSuggestion>, 'params' | 'profile'>;

/** A work that is suggested to the profile, hidden or not; any other does not exist for this call. */
export async function requireSuggested(tx: Transaction, { params, profile }: Naming) {
  const suggestions = await readBookSuggestions(tx, profile.id);
  const found = suggestions.find(({ work }) => work.hash === params.hash);
  if (!found) throw new DomainError('notFound');
  return found.work;
}
