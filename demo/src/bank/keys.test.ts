import { mkdtempSync, readFileSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureBankKeys, ensureKeys, type PortalKeys } from './keys.js';

const folder = mkdtempSync(join(tmpdir(), 'bank-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes keys once, for their owner only, and gives the bank only the public keys of the portal', async () => {
  const files = {
    bankKeysFile: join(folder, 'new', 'bank.json'),
    portalKeysFile: join(folder, 'portal.json'),
  };
  const keys = await ensureKeys(files);
  expect(keys.portal.sig).not.toHaveProperty('d');
  expect(keys.portal.enc).toMatchObject({ use: 'enc', alg: 'RSA-OAEP' });
  expect(keys.bank.sig).toHaveProperty('d');
  for (const file of Object.values(files)) expect(statSync(file).mode & 0o777).toBe(0o600);
  const portalKeys = JSON.parse(readFileSync(files.portalKeysFile, 'utf8')) as PortalKeys;
  expect(portalKeys.sig).toHaveProperty('d');
  expect(portalKeys.sig.n).toBe(keys.portal.sig.n);
  expect(await ensureKeys(files)).toEqual(keys);
  expect(await ensureBankKeys(files.bankKeysFile, files.portalKeysFile)).toEqual(keys);

  unlinkSync(files.portalKeysFile);
  const renewed = await ensureKeys(files);
  expect(renewed.bank).toEqual(keys.bank);
  expect(renewed.portal.sig.n).not.toBe(keys.portal.sig.n);
});
