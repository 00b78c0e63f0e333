import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureKeys, type PortalKeys } from './keys.js';

const folder = mkdtempSync(join(tmpdir(), 'bank-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes the portal’s keys once, for their owner only, and gives the bank only the public ones', async () => {
  const file = join(folder, 'new', 'portal.json');
  const keys = await ensureKeys(file);
  expect(keys.portal.sig).not.toHaveProperty('d');
  expect(keys.portal.enc).toMatchObject({ use: 'enc', alg: 'RSA-OAEP' });
  expect(keys.bank.sig).toHaveProperty('d');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const portalKeys = JSON.parse(readFileSync(file, 'utf8')) as PortalKeys;
  expect(portalKeys.sig).toHaveProperty('d');
  expect(portalKeys.sig.n).toBe(keys.portal.sig.n);
  expect((await ensureKeys(file)).portal).toEqual(keys.portal);
});
