import type { Transaction } from './database.js';
import { query } from './sql.js';

/** For how many days the previous address of a login or a profile is notified of a new bank account. */
export const previousEmailDays = 30;

const remember = (table: 'accounts' | 'profiles') =>
  query<never>(
    `update ${table} set
            previous_email = case when previous_email_until > ? then previous_email else email end,
            previous_email_until = ?
      where id = ? and email is not null and email <> coalesce(?, '')`,
  );
const rememberIn = { accounts: remember('accounts'), profiles: remember('profiles') };

/**
 * Before an address is replaced by another one, remembers it. Of several replaced within the time it is the first, since
 * someone who wants to hide from its owner may replace it twice.
 */
export async function rememberEmail(
  tx: Transaction,
  table: 'accounts' | 'profiles',
  { id, email, now }: { id: number; email: string | null; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + previousEmailDays * 24 * 60 * 60_000).toISOString();
  await tx.run(rememberIn[table], [now.toISOString(), until, id, email]);
}
