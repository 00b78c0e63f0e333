import type { Database } from '../data/database.js';
import { type Query, query, type Value } from '../data/sql.js';
import type { Vault } from './vault.js';

/** Its message is meant for the person who starts the program, who needs no stack. */
export class WrongVaultKeysError extends Error {}

const indexCanary = 'index';
const canaryPlaintext = 'canary';
const placeOf = (name: string) => ({ table: 'vault_canaries', column: 'value', row: name });
const keyCanary = (keyId: string): string => `key ${keyId}`;

const canaries = query<{ name: string; value: string }>(
  'select name, value from vault_canaries order by name',
);

function canOpen(vault: Vault, name: string, value: string): boolean {
  try {
    return vault.open(value, placeOf(name)) === canaryPlaintext;
  } catch {
    return false;
  }
}

/**
 * Compares the vault's keys with those that the database was written with. Otherwise a wrong key would be noticed by a
 * login of staff that fails, or by a customer of the register who is registered again.
 *
 * @throws {WrongVaultKeysError}
 */
export async function requireVaultKeys(db: Database, vault: Vault): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await tx.all(canaries);
    const expected = new Map([
      [indexCanary, () => vault.index(canaryPlaintext, indexCanary)],
      [keyCanary(vault.currentKey), () => vault.seal(canaryPlaintext, placeOf(keyCanary(vault.currentKey)))],
    ]);
    for (const { name, value } of stored) {
      if (name === indexCanary ? value === expected.get(name)?.() : canOpen(vault, name, value)) continue;
      throw new WrongVaultKeysError(
        name === indexCanary
          ? 'VAULT_INDEX_KEY is not the key of this database, and it can never be changed (docs/operations.md)'
          : `VAULT_KEYS lacks the ${name} that encrypts values in this database, or has another key under its id ` +
              '(docs/operations.md)',
      );
    }
    const known = new Set(stored.map(({ name }) => name));
    const missing = [...expected].filter(([name]) => !known.has(name));
    for (const [name, value] of missing) await tx.table('vault_canaries').insert({ name, value: value() });
  });
}

/** The columns with encrypted values, each with the SQL of the row that its values are bound to. */
const sealedColumns = [
  { table: 'profiles', column: 'identity_code_sealed', row: 'hash' },
  { table: 'accounts', column: 'identity_code_sealed', row: 'hash' },
  {
    table: 'second_factors',
    column: 'secret_sealed',
    row: '(select hash from accounts where accounts.id = second_factors.account_id)',
  },
  { table: 'strong_auth_attempts', column: 'secrets_sealed', row: 'state_hash' },
  { table: 'registrations', column: 'person_sealed', row: 'token_hash' },
  { table: 'tax_cards', column: 'bytes_sealed', row: 'cast(proposal_id as text)' },
  {
    table: 'death_report_documents',
    column: 'bytes_sealed',
    row: `cast(report_id as text) || ' ' || cast(number as text)`,
  },
  {
    table: 'data_export_parts',
    column: 'bytes_sealed',
    row: `run || ' ' || cast(position as text)`,
  },
] as const;

type SealedColumn = (typeof sealedColumns)[number];

const batchSize = 100;

interface Sealed {
  id: number;
  sealed: string;
  bound_to: string;
}

/** The first values after a row that another key than the newest encrypts, and the parameters. */
function olderValues(
  { currentKey }: Vault,
  { table, column, row }: SealedColumn,
  after: Value,
): [Query<Sealed>, Value[]] {
  const prefix = `v1.${currentKey}.`;
  const older = query<Sealed>(
    `select id, ${column} as sealed, ${row} as bound_to from ${table}
      where id > ? and substr(${column}, 1, ${prefix.length}) <> ? order by id limit ${batchSize}`,
  );
  return [older, [after, prefix]];
}

/** The value encrypted with the newest key; undefined if no key decrypts it. */
function reseal(vault: Vault, { table, column }: SealedColumn, { sealed, bound_to }: Sealed) {
  const place = { table, column, row: bound_to };
  try {
    return vault.seal(vault.openBytes(sealed, place), place);
  } catch {
    return undefined;
  }
}

/** A value that is changed concurrently is sealed with the newest key by its writer. */
async function resealBatch(
  db: Database,
  vault: Vault,
  sealedColumn: SealedColumn,
  after: Value,
): Promise<{ last: Value; changed: number }> {
  const { table, column } = sealedColumn;
  const update = query(`update ${table} set ${column} = ? where id = ? and ${column} = ?`);
  return db.transaction(async (tx) => {
    const found = await tx.all(...olderValues(vault, sealedColumn, after));
    let changed = 0;
    for (const value of found) {
      const resealed = reseal(vault, sealedColumn, value);
      if (resealed !== undefined) changed += await tx.run(update, [resealed, value.id, value.sealed]);
    }
    return { last: found.at(-1)?.id ?? null, changed };
  });
}

interface Resealing {
  /** The number of values by table and column. */
  counts: Map<string, number>;
  /** Values that another key still encrypts, at most a batch for each column: `profiles.identity_code_sealed 17`. */
  left: string[];
}

/**
 * Encrypts every value again that an older key encrypts, in small transactions while servers run. Afterwards the older
 * keys can be removed from `VAULT_KEYS`, unless values are left: those that no key decrypts, or that a server has
 * written meanwhile for which another key is the newest.
 */
export async function resealVault(db: Database, vault: Vault): Promise<Resealing> {
  const counts = new Map<string, number>();
  for (const sealed of sealedColumns) {
    let total = 0;
    for (let after: Value = 0; after !== null; ) {
      const { last, changed } = await resealBatch(db, vault, sealed, after);
      total += changed;
      after = last;
    }
    counts.set(`${sealed.table}.${sealed.column}`, total);
  }
  const left: string[] = [];
  for (const sealed of sealedColumns) {
    const values = await db.all(...olderValues(vault, sealed, 0));
    left.push(...values.map(({ id }) => `${sealed.table}.${sealed.column} ${id}`));
  }
  const names = [indexCanary, keyCanary(vault.currentKey)];
  if (left.length === 0)
    await db.transaction((tx) => tx.table('vault_canaries').whereNotIn('name', names).delete());
  return { counts, left };
}
