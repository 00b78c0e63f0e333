import { rightsOf } from '@nimio/domain/access/rights';
import { DomainError } from '@nimio/domain/errors';
import type { StaffRole } from '@nimio/domain/profile/profile-roles';
import type { SecondFactorState } from '@nimio/domain/session/second-factor-states';
import type { Transaction } from '../data/database.js';
import { query, type Reader } from '../data/sql.js';
import type { Browser, Caller } from '../http/call.js';
import { newToken, tokenHash } from '../security/tokens.js';
import type { System } from '../system.js';

export const sessionCookie = 'session';

const minute = 60_000;
/** A session expires after its idle time without a call, and in any case after its absolute time, in milliseconds. */
const lifetimes = {
  password: { idle: 30 * minute, absolute: 12 * 60 * minute },
  strong: { idle: 10 * minute, absolute: 15 * minute },
};
/** The time last seen is written at most this often. */
const touchEvery = minute;

interface SessionRow {
  id: number;
  kind: 'password' | 'strong';
  account_id: number;
  profile_id: number;
  seen_at: string;
  /** When the user last proved their identity. */
  proved_at: string;
  idle_until: string;
  expires_at: string;
  account_hash: string;
  username: string;
  email: string | null;
  has_identity_code: 0 | 1;
  accepted_terms: string | null;
  must_change_password: 0 | 1;
  default_profile_hash: string;
  profile_hash: string;
  check_against_id: number | null;
  /** The role of a staff account. */
  staff_role: StaffRole | null;
  /** When the second factor was entered in this session; without it the role gives no rights. */
  raised_at: string | null;
  /** When the account's second factor was set up. */
  factor_confirmed_at: string | null;
}

const granted = `select g.profile_id from access_grants g
  where g.account_id = a.id and g.valid_from <= moment.at and (g.valid_to is null or g.valid_to > moment.at)`;
const isGrantedItsOwn = `exists (${granted} and g.profile_id = a.default_profile_id)`;
// MAX picks the stronger of both roles, which is also the last in the alphabet. Representing staff does not make an
// account staff.
const staffRole = `(select max(r.role) from profile_roles r
  where r.profile_id = a.default_profile_id and r.role in ('admin', 'superadmin')
    and exists (${granted} and g.profile_id = a.default_profile_id and g.kind = 'own'))`;

/**
 * An account may act for a profile only with an active grant, also for its own; staff need one for their own and have
 * entered the second factor. If the chosen profile's grant has ended, the account's own replaces it, and if that has
 * ended too, the first remaining one. Without any it is null, and there is no session.
 */
const profileInForce = `case
       when exists (${granted} and g.profile_id = s.profile_id) then s.profile_id
       when s.raised_at is not null and ${staffRole} is not null then s.profile_id
       when ${isGrantedItsOwn} then a.default_profile_id
       else (${granted} order by g.id limit 1) end`;

const sessionByToken = query<SessionRow>(
  `select s.id, s.kind, s.account_id, p.id as profile_id, s.seen_at, s.proved_at, s.idle_until, s.expires_at,
          a.hash as account_hash, a.username, a.email, a.accepted_terms,
          case when a.identity_code_index is null then 0 else 1 end as has_identity_code, a.must_change_password,
          d.hash as default_profile_hash, p.hash as profile_hash, p.check_against_id,
          ${staffRole} as staff_role, s.raised_at, f.confirmed_at as factor_confirmed_at
     from sessions s
     join (select ? as at) moment on s.idle_until > moment.at and s.expires_at > moment.at
     join accounts a on a.id = s.account_id and a.closed_at is null
     join profiles d on d.id = a.default_profile_id
     left join second_factors f on f.account_id = a.id
     join profiles p on p.id = ${profileInForce}
    where s.token_hash = ?`,
);

/**
 * The session of a cookie's token, unless it has expired, its account is closed or its last grant has ended.
 *
 * @public for `scripts/bench/bare-server.mjs`, which finds its sessions in the same way
 */
export const readSession = (reader: Reader, token: string, at: string): Promise<SessionRow | undefined> =>
  reader.first(sessionByToken, [at, tokenHash(token)]);

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

async function touch({ db }: System, row: SessionRow, now: Date): Promise<string> {
  const idleUntil = after(now, lifetimes[row.kind].idle);
  await db.transaction((tx) =>
    tx.table('sessions').where({ id: row.id }).update({ seen_at: now.toISOString(), idle_until: idleUntil }),
  );
  return idleUntil;
}

/** Staff have their rights only in a session raised by the second factor; until then they are ordinary users. */
function stateOf({ staff_role, raised_at, factor_confirmed_at }: SessionRow): SecondFactorState {
  if (!staff_role) return 'none';
  if (raised_at) return 'given';
  return factor_confirmed_at ? 'awaited' : 'enrol';
}

/** The account of a session cookie; undefined if the session is unknown or has expired. */
export async function findCaller(app: System, token: string): Promise<Caller | undefined> {
  const now = app.now();
  const row = await readSession(app.db, token, now.toISOString());
  if (!row) return undefined;
  const isDue = now.getTime() - Date.parse(row.seen_at) >= touchEvery;
  const secondFactor = stateOf(row);
  const idleUntil = isDue ? await touch(app, row, now) : row.idle_until;
  return {
    sessionId: row.id,
    sessionKind: row.kind,
    sessionExpires: idleUntil < row.expires_at ? idleUntil : row.expires_at,
    sessionEnds: row.expires_at,
    provedAt: row.proved_at,
    accountId: row.account_id,
    accountHash: row.account_hash,
    username: row.username,
    email: row.email,
    hasIdentityCode: row.has_identity_code,
    defaultProfileHash: row.default_profile_hash,
    profileId: row.profile_id,
    profileHash: row.profile_hash,
    isBeingChecked: row.check_against_id !== null,
    acceptedTerms: row.accepted_terms,
    mustChangePassword: row.must_change_password === 1,
    secondFactor,
    isStaff: secondFactor === 'given',
    rights: row.staff_role && secondFactor === 'given' ? rightsOf([row.staff_role]) : [],
  };
}

interface NewSession {
  accountId: number;
  profileId: number;
  kind: 'password' | 'strong';
}

/** Creates a session and returns the token for the cookie. The database stores only its hash. */
export async function insertSession(tx: Transaction, now: Date, session: NewSession): Promise<string> {
  const token = newToken();
  await tx.table('sessions').insert({
    token_hash: tokenHash(token),
    account_id: session.accountId,
    profile_id: session.profileId,
    kind: session.kind,
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    proved_at: now.toISOString(),
    idle_until: after(now, lifetimes[session.kind].idle),
    expires_at: after(now, lifetimes[session.kind].absolute),
  });
  return token;
}

export const setSessionCookie = (browser: Browser, token: string, kind: 'password' | 'strong'): void =>
  browser.setCookie(sessionCookie, token, lifetimes[kind].absolute / 1000);

const sessionById = query<{ id: number }>(
  `select s.id from sessions s join accounts a on a.id = s.account_id
    where s.id = ? and a.closed_at is null`,
);

/** Throws if the session has ended since the call began, or its account was closed. */
export async function requireSession(tx: Transaction, id: number): Promise<void> {
  if (!(await tx.first(sessionById, [id]))) throw new DomainError('sessionMissing');
}

/** Ends one session. */
export async function deleteSession(tx: Transaction, token: string): Promise<void> {
  await tx
    .table('sessions')
    .where({ token_hash: tokenHash(token) })
    .delete();
}

/** Ends every session of an account. */
export async function deleteSessionsOf(tx: Transaction, accountId: number): Promise<void> {
  await tx.table('sessions').where({ account_id: accountId }).delete();
}

export async function setSessionProfile(
  tx: Transaction,
  sessionId: number,
  profileId: number,
): Promise<void> {
  await tx.table('sessions').where({ id: sessionId }).update({ profile_id: profileId });
}

interface SessionStateRow {
  id: number;
  chosen_id: number;
  /** Null if every grant of the account has ended. */
  profile_id: number | null;
  raised_at: string | null;
  staff_role: StaffRole | null;
}

const sessionsOfAccount = query<SessionStateRow>(
  `select s.id, s.profile_id as chosen_id, ${profileInForce} as profile_id, s.raised_at, ${staffRole} as staff_role
     from sessions s
     join (select ? as at) moment on s.idle_until > moment.at and s.expires_at > moment.at
     join accounts a on a.id = s.account_id
    where s.account_id = ?`,
);

/**
 * Before an account is granted access, its sessions are pinned to their current profiles, so that the grant moves none
 * of them. A session without a remaining grant, or with ended rights of staff, has ended and must not become valid
 * again.
 */
export async function pinSessions(tx: Transaction, accountId: number, at: string): Promise<void> {
  for (const row of await tx.all(sessionsOfAccount, [at, accountId])) {
    const session = tx.table('sessions').where({ id: row.id });
    if (row.profile_id === null || (row.raised_at && !row.staff_role)) await session.delete();
    // A concurrent call may be choosing another profile.
    else if (row.profile_id !== row.chosen_id)
      await session.where({ profile_id: row.chosen_id }).update({ profile_id: row.profile_id });
  }
}

/**
 * Continues a session under a new token; the previous one becomes invalid, also in the hands of someone who has copied it.
 * Its expiry stays.
 *
 * @returns the token for the cookie
 */
async function replaceToken(
  tx: Transaction,
  sessionId: number,
  changes: Record<string, unknown>,
): Promise<string> {
  const token = newToken();
  await tx
    .table('sessions')
    .where({ id: sessionId })
    .update({ ...changes, token_hash: tokenHash(token) });
  return token;
}

/** Continues the session with the rights of staff, which a code of the second factor gives, or without them. */
export const renewSession = (
  tx: Transaction,
  { sessionId, defaultProfileHash }: Caller,
  raisedAt: string | null,
): Promise<string> =>
  replaceToken(
    tx,
    sessionId,
    raisedAt
      ? { raised_at: raisedAt, proved_at: raisedAt }
      : {
          raised_at: null,
          profile_id: tx.table('profiles').select('id').where({ hash: defaultProfileHash }),
        },
  );

/** Continues the session after its user has proved their identity again. */
export const renewProof = (tx: Transaction, sessionId: number, provedAt: string): Promise<string> =>
  replaceToken(tx, sessionId, { proved_at: provedAt });

/** The new session, read back as a later call will see it. */
export async function callerOf(app: System, token: string): Promise<Caller> {
  const caller = await findCaller(app, token);
  if (!caller) throw new DomainError('sessionMissing');
  return caller;
}
