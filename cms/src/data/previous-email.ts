import type { Transaction } from './database.js';
import { query } from './sql.js';

/** For how many days the previous addresses of a login or a profile are notified of a new bank account. */
export const previousEmailDays = 30;

const remember = (table: 'accounts' | 'profiles', owner: 'account_id' | 'profile_id') =>
  query<never>(
    `insert into previous_emails (${owner}, email, until)
     select id, email, ? from ${table} where id = ? and email is not null and email <> coalesce(?, '')`,
  );
const rememberIn = {
  accounts: remember('accounts', 'account_id'),
  profiles: remember('profiles', 'profile_id'),
};

/**
 * Before an address is replaced by another one, remembers it. Each one is remembered, since someone who wants to hide from
 * the owner may replace it several times, and the owner may have replaced it too.
 */
export async function rememberEmail(
  tx: Transaction,
  table: 'accounts' | 'profiles',
  { id, email, now }: { id: number; email: string | null; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + previousEmailDays * 24 * 60 * 60_000).toISOString();
  await tx.run(rememberIn[table], [until, id, email]);
}
