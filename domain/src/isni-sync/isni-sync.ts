import { type SyncFacts, syncBlockers } from '../author-name/author-name.js';

/**
 * State of an author name's ISNI synchronisation (specification §2, Author names): not sent, waiting to be sent, sent and
 * not answered, answered in a way that needs a person, or synchronised.
 */
export const syncStates = ['disabled', 'pending', 'inProgress', 'error', 'done'] as const;
export type SyncState = (typeof syncStates)[number];

/** The states of a name that is or was to be sent, which staff filter by. */
export const requestedStates = ['pending', 'inProgress', 'error', 'done'] as const satisfies SyncState[];

/** From any state to disabled, because the permission has ended or a reason blocks the name. */
export const withdrawn = 'disabled' satisfies SyncState;
/** From any state to pending. */
export const requested = 'pending' satisfies SyncState;

const everyState = (to: SyncState) =>
  Object.fromEntries(syncStates.map((from) => [from, to])) as Record<SyncState, SyncState>;

/** The state machine: which action leads from which state to which. Other actions are ignored. */
const transitions = {
  /** The permission has ended, or something blocks the name. */
  withdraw: everyState(withdrawn),
  /** It is to be sent: for the first time, because it has changed, or because staff request it again. */
  ask: everyState(requested),
  /** A job starts sending it, also again after a server was killed. */
  send: { pending: 'inProgress', inProgress: 'inProgress' },
  /** The register could not be reached; the job retries later. */
  postpone: { inProgress: 'pending' },
  finish: { inProgress: 'done' },
  fail: { inProgress: 'error' },
} as const satisfies Record<string, Partial<Record<SyncState, SyncState>>>;

/** The number of attempts that are returned, newest first. */
export const returnedAttempts = 20;

export type SyncAction = keyof typeof transitions;
export const syncActions = Object.keys(transitions) as SyncAction[];

/** The state after an action; `undefined` when the action has no effect. */
export const stateAfter = (state: SyncState, action: SyncAction): SyncState | undefined =>
  (transitions[action] as Partial<Record<SyncState, SyncState>>)[state];

/** Whether a person has to request it: a pending name is requested already, and a synchronised one is up to date. */
export const isIdle = (state: SyncState): boolean => state === 'disabled' || state === 'error';

/** Why a name is not sent: one of its blockers, staff have not allowed it, or no register is configured. */
export const syncBlockReasons = ['off', 'notAllowed', 'notConfirmed', 'private', 'alias', 'noBooks'] as const;
export type SyncBlockReason = (typeof syncBlockReasons)[number];

/** The reasons why a name is not sent; empty when it may be sent. */
export const blockReasonsOf = (
  facts: SyncFacts & { isAllowed: boolean },
  { isOn }: { isOn: boolean },
): SyncBlockReason[] => [
  ...(isOn ? [] : (['off'] as const)),
  ...(facts.isAllowed ? [] : (['notAllowed'] as const)),
  ...syncBlockers(facts),
];

/** What is sent to the register. A work is identified by its ISBN; its title is only additional. */
export interface SentName {
  name1: string;
  name2: string;
  pseudonym: 0 | 1;
  isni: string | null;
  asteriId: string | null;
  /** Its aliases, oldest first. */
  aliases: readonly { name1: string; name2: string }[];
  /** The first works under it, oldest first. */
  works: readonly { isbn: string; role: string }[];
}

/** A fingerprint of what is sent: when it changes, a synchronised name is pending again. */
export const fingerprintOf = ({
  name1,
  name2,
  pseudonym,
  isni,
  asteriId,
  aliases,
  works,
}: SentName): string =>
  JSON.stringify([
    name1,
    name2,
    pseudonym,
    isni,
    asteriId,
    aliases.map((alias) => [alias.name1, alias.name2]),
    works.map(({ isbn, role }) => [isbn, role]),
  ]);

/** The action that is due after a name may have changed; `undefined` for none. */
export function dueAction(
  stored: { state: SyncState; fingerprint: string | null },
  name: { bars: readonly SyncBlockReason[]; fingerprint: string },
): 'withdraw' | 'ask' | undefined {
  if (name.bars.length > 0) return stored.state === 'disabled' ? undefined : 'withdraw';
  return stored.state === 'disabled' || stored.fingerprint !== name.fingerprint ? 'ask' : undefined;
}

/**
 * The identifier by which the register recognises repeated requests about a name, in its usual form: the source in
 * parentheses, then the id there. Without an id in the national library's register of agents it is the name's hash.
 */
export const localIdentifier = (
  { asteriId, authorHash }: { asteriId: string | null; authorHash: string },
  product: string,
): string => (asteriId ? `(FI-ASTERI-N)${asteriId}` : `(${product.toUpperCase()})${authorHash}`);
