import { portFrom, textFrom } from '../stand-in/environment.js';
import { runStandIn } from '../stand-in/run-stand-in.js';
import { startBank } from './bank.js';
import { ensureBankKeys, ensureKeys } from './keys.js';

await runStandIn(
  'bank',
  async () => {
    const bankKeysFile = textFrom('BANK_KEYS_FILE');
    const portalPublicKeysFile = process.env['PORTAL_PUBLIC_KEYS'];
    // Whoever brings the portal's public keys keeps the private ones; otherwise both are made here.
    const keys = portalPublicKeysFile
      ? await ensureBankKeys(bankKeysFile, portalPublicKeysFile)
      : await ensureKeys({ bankKeysFile, portalKeysFile: textFrom('PORTAL_KEYS_FILE') });
    const portalOrigin = process.env['PORTAL_ORIGIN'];
    return startBank({
      port: portFrom('DEMO_BANK_PORT', 1338),
      host: textFrom('DEMO_BANK_HOST', '127.0.0.1'),
      keys,
      clientId: textFrom('PORTAL_CLIENT_ID', 'portal'),
      redirectUri: textFrom('PORTAL_CALLBACK_URL'),
      ...(portalOrigin ? { portalOrigin } : {}),
    });
  },
  ({ url }) => ({ issuer: url }),
);
