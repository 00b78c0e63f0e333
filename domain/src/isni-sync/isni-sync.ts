import { type SyncFacts, syncHindrances } from '../author-name/author-name.js';

/**
 * How it stands with an author name in the ISNI register (specification §2, Author names): not sent at all, waiting to
 * be sent, sent and not answered, answered in a way that needs a person, or in step with the register.
 */
export const syncStates = ['disabled', 'pending', 'inProgress', 'error', 'done'] as const;
export type SyncState = (typeof syncStates)[number];

/** Those in which a name has been asked for, by which staff list names. */
export const askedStates = ['pending', 'inProgress', 'error', 'done'] as const satisfies SyncState[];

/** Where a name is whose permission has ended, or that a hindrance keeps back, wherever it was. */
export const withdrawn = 'disabled' satisfies SyncState;
/** Where a name is that is to be sent, wherever it was. */
export const asked = 'pending' satisfies SyncState;

const everyState = (to: SyncState) =>
  Object.fromEntries(syncStates.map((from) => [from, to])) as Record<SyncState, SyncState>;

/** Which act leads from which state to which; what is not here does not happen. */
const transitions = {
  /** The permission has ended, or a hindrance stands. */
  withdraw: everyState(withdrawn),
  /** It is to be sent: for the first time, because it says something else, or because staff ask again. */
  ask: everyState(asked),
  /** A job takes it up; one that a killed server held is taken up again. */
  send: { pending: 'inProgress', inProgress: 'inProgress' },
  /** The register could not be reached, and is tried again later. */
  postpone: { inProgress: 'pending' },
  finish: { inProgress: 'done' },
  fail: { inProgress: 'error' },
} as const satisfies Record<string, Partial<Record<SyncState, SyncState>>>;

/** As many of the times that a name was sent are told, the newest first. */
export const toldAttempts = 20;

export type SyncAct = keyof typeof transitions;
export const syncActs = Object.keys(transitions) as SyncAct[];

/** The state after an act; undefined where the act has nothing to do. */
export const stateAfter = (state: SyncState, act: SyncAct): SyncState | undefined =>
  (transitions[act] as Partial<Record<SyncState, SyncState>>)[state];

/** Whether nothing goes on until a person asks: what waits is asked for already, and what is done is in step. */
export const isAtRest = (state: SyncState): boolean => state === 'disabled' || state === 'error';

/** Why a name is not sent: a hindrance of its own, staff have not allowed it, or the installation has no register. */
export const syncBars = ['off', 'notAllowed', 'notConfirmed', 'private', 'alias', 'noBooks'] as const;
export type SyncBar = (typeof syncBars)[number];

/** Everything that keeps a name from being sent; empty when it may be. */
export const barsOf = (facts: SyncFacts & { isAllowed: boolean }, { isOn }: { isOn: boolean }): SyncBar[] => [
  ...(isOn ? [] : (['off'] as const)),
  ...(facts.isAllowed ? [] : (['notAllowed'] as const)),
  ...syncHindrances(facts),
];

/** What the register is told of a name. A work is known by its ISBN; how it is called is only told along with it. */
export interface ToldName {
  name1: string;
  name2: string;
  pseudonym: 0 | 1;
  isni: string | null;
  asteriId: string | null;
  /** Its other forms, the oldest first. */
  aliases: readonly { name1: string; name2: string }[];
  /** The first works under it, the oldest first. */
  works: readonly { isbn: string; role: string }[];
}

/** The same for names that say the same to the register: another one makes what was done wait again. */
export const fingerprintOf = ({
  name1,
  name2,
  pseudonym,
  isni,
  asteriId,
  aliases,
  works,
}: ToldName): string =>
  JSON.stringify([
    name1,
    name2,
    pseudonym,
    isni,
    asteriId,
    aliases.map((alias) => [alias.name1, alias.name2]),
    works.map(({ isbn, role }) => [isbn, role]),
  ]);

/** What is due after a name may have changed; undefined when all is as it was. */
export function dueAct(
  stored: { state: SyncState; fingerprint: string | null },
  name: { bars: readonly SyncBar[]; fingerprint: string },
): 'withdraw' | 'ask' | undefined {
  if (name.bars.length > 0) return stored.state === 'disabled' ? undefined : 'withdraw';
  return stored.state === 'disabled' || stored.fingerprint !== name.fingerprint ? 'ask' : undefined;
}

/**
 * By which the register knows that two requests are about the same name, as it is wont to: the source in parentheses,
 * then the number there. Without a number in the national library's register of agents it is the name's own hash.
 */
export const localIdentifier = (
  { asteriId, authorHash }: { asteriId: string | null; authorHash: string },
  product: string,
): string => (asteriId ? `(FI-ASTERI-N)${asteriId}` : `(${product.toUpperCase()})${authorHash}`);
