import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** The folder of the database, files, secrets and mails. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

/** The ports of the server and of its stand-ins. */
export const ports = {
  portal: Number(process.env.PORT ?? 1337),
  bank: Number(process.env.DEMO_BANK_PORT ?? 1338),
  mail: Number(process.env.DEMO_MAIL_PORT ?? 1339),
  smtp: Number(process.env.DEMO_SMTP_PORT ?? 1340),
  catalogue: Number(process.env.DEMO_CATALOGUE_PORT ?? 1341),
  isni: Number(process.env.DEMO_ISNI_PORT ?? 1342),
};

const secretNames = [
  'APP_KEY',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ADMIN_ENCRYPTION_KEY',
  'VAULT_INDEX_KEY',
];

/**
 * Returns the secrets of an installation, which are generated once and stored next to the data that they protect.
 * @param {string} dir
 * @returns {Record<string, string>}
 */
function secrets(dir) {
  const file = path.join(dir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    /** @type {Record<string, string>} */
    const made = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64')]));
    made.VAULT_KEYS = `k1:${randomBytes(32).toString('base64')}`;
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  }
  /** @type {unknown} */
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {Record<string, string>} */ (stored);
}

/**
 * Returns the environment of the server with stand-ins.
 * @param {{ dir?: string }} [options]
 * @returns {Record<string, string>}
 */
export function serverEnvironment({ dir = dataDir } = {}) {
  return {
    NODE_ENV: 'production',
    DEMO: 'true',
    DATA_DIR: dir,
    PORT: String(ports.portal),
    HOST: process.env.HOST ?? '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${ports.portal}`,
    STRONG_AUTH_TEST: 'true',
    STRONG_AUTH_ISSUER: `http://127.0.0.1:${ports.bank}`,
    STRONG_AUTH_CLIENT_ID: 'portal',
    STRONG_AUTH_KEYS_FILE: path.join(dir, 'portal-keys.json'),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    FINNA_URL: `http://127.0.0.1:${ports.catalogue}`,
    // These are examples that banks publish.
    PAYER_IBAN: 'FI4950009420028730',
    PAYER_BIC: 'OKOYFIHH',
    ISNI_URL: `http://127.0.0.1:${ports.isni}/ATOM/isni`,
    STORYBOOK_DIR: path.join(root, 'storybook-static'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...secrets(dir),
  };
}

/**
 * Returns the environment of the stand-ins.
 * @param {string} portal its origin
 * @returns {Record<string, string>}
 */
export const standInEnvironment = (portal) => ({
  NODE_ENV: 'development',
  PORTAL_KEYS_FILE: path.join(dataDir, 'portal-keys.json'),
  PORTAL_CALLBACK_URL: `${portal}/api/auth/strong/callback`,
  DEMO_BANK_PORT: String(ports.bank),
  DEMO_MAIL_PORT: String(ports.mail),
  DEMO_SMTP_PORT: String(ports.smtp),
  DEMO_MAIL_DIRECTORY: path.join(dataDir, 'mail'),
  DEMO_CATALOGUE_PORT: String(ports.catalogue),
  DEMO_ISNI_PORT: String(ports.isni),
});
