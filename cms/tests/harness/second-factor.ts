import { createRequire } from 'node:module';
import path from 'node:path';
import type { Raised } from '@nimio/domain/second-factor/second-factor.types';
import { Secret, TOTP } from 'otpauth';
import type * as SecondFactorStore from '../../src/api/second-factor/store.js';
import type { Browser } from './browser.js';
import { cmsDir } from './environment.js';
import { newestRow } from './rows.js';
import { server } from './server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;

/** The secret of every second factor in these tests. */
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The app's current code, or that of an adjacent time step. */
export async function codeNow(of = secret, steps = 0): Promise<string> {
  const { system } = await server();
  const timestamp = system.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp });
}

/** The account has a second factor that no code has used yet. */
export async function giveFactor(accountHash: string): Promise<void> {
  const { system } = await server();
  const { sealSecret } = load<typeof SecondFactorStore>('api/second-factor/store.js');
  const account = await newestRow<{ id: number }>('accounts', { hash: accountHash });
  const at = system.now().toISOString();
  const factor = { confirmed_at: at, last_step: 0 };
  await system.db
    .knex('second_factors')
    .insert({
      account_id: account.id,
      secret_sealed: sealSecret(system.vault, accountHash, secret),
      ...factor,
    })
    .onConflict('account_id')
    .merge(['secret_sealed', 'confirmed_at', 'last_step']);
}

/** Raises the browser's session to that of staff. */
export async function raise(browser: Browser): Promise<Raised> {
  const { record, code } = await browser.post<Raised>('/auth/admin-login', { code: await codeNow() });
  if (code) throw new Error(`The session was not raised: ${code}`);
  return record;
}
