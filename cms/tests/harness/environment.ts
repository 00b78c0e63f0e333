import { mkdirSync } from 'node:fs';
import path from 'node:path';

const key = Buffer.alloc(32, 7).toString('base64');

/** Of every server under test. */
export const metricsToken = 'the monitoring of the tests';

/** The environment of every server under test; nothing in it is a real secret. */
export function testEnvironment(dir: string): Record<string, string> {
  mkdirSync(dir, { recursive: true });
  return {
    NODE_ENV: 'test',
    DATA_DIR: dir,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:1337',
    // Each test has its own network address, so that rate limits are counted separately.
    TRUST_PROXY: 'true',
    RUN_JOBS: 'false',
    // No real mail server: tests read outgoing mail from the table of jobs.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: metricsToken,
    STRAPI_TELEMETRY_DISABLED: 'true',
    APP_KEY: key,
    ADMIN_JWT_SECRET: key,
    API_TOKEN_SALT: key,
    TRANSFER_TOKEN_SALT: key,
    ADMIN_ENCRYPTION_KEY: key,
    VAULT_INDEX_KEY: key,
    VAULT_KEYS: `k1:${key}`,
    STRONG_AUTH_TEST: 'true',
    STRONG_AUTH_KEYS_FILE: path.join(dir, 'portal-keys.json'),
    PAYER_IBAN: 'FI4950009420028730',
    PAYER_BIC: 'OKOYFIHH',
  };
}

export const cmsDir = path.resolve(import.meta.dirname, '../..');
export const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** `TEST_DEPTH=full` runs each case on every call and each file on both databases; the default is a sample of these. */
export const isFull = process.env['TEST_DEPTH'] === 'full';
