import path from 'node:path';
import { isValidBic, normalizeBic } from '@nimio/domain/bank-account/bic';
import { isPlaceholderIban, normalizeIban } from '@nimio/domain/bank-account/iban';
import { isValidIban } from '@nimio/domain/bank-account/valid-iban';
import type { FinnaSettings } from './integrations/catalogue/finna.js';
import type { AtomPubSettings } from './integrations/isni/atom-pub.js';
import type { OpenIdSettings } from './integrations/strong-auth/open-id.js';
import type { PayerAccount } from './payment-file/payment-file.js';
import { optionalSecret } from './security/secrets.js';

export interface Environment {
  publicUrl: string;
  logLevel: string;
  /** The installation's product: the contracts' description on the wire. */
  product: string;
  /** The folder of the portal's build. */
  portalDir: string;
  /** The folder of the built Storybook. Only the demo serves it. */
  storybookDir: string | undefined;
  /** Another instance may run the queued jobs instead. */
  runsJobs: boolean;
  /** Undefined if no metrics are served. */
  metricsToken: string | undefined;
  smtpUrl: string;
  mailFrom: string;
  finna: FinnaSettings;
  /** Undefined if nothing is sent to the ISNI register. */
  isni: AtomPubSettings | undefined;
  strongAuth: OpenIdSettings;
  /** Undefined if no payment file is made for the bank. */
  payer: PayerAccount | undefined;
  /** Whether one person may approve alone, in a society with one member of staff. */
  isApprovedByOne: boolean;
}

/** The ISNI register, if configured. The password must not be sent over an unencrypted connection. */
function isniSettings(env: NodeJS.ProcessEnv): AtomPubSettings | undefined {
  const url = env['ISNI_URL'];
  if (!url) return undefined;
  const user = env['ISNI_USER'] ?? '';
  const { protocol, hostname } = new URL(url);
  if (user && protocol !== 'https:' && hostname !== '127.0.0.1') {
    throw new Error('ISNI_URL has to begin with https:// where ISNI_USER is set');
  }
  return {
    url,
    user,
    password: env['ISNI_PASSWORD'] ?? '',
    timeoutMs: Number(env['ISNI_TIMEOUT_MS'] ?? 20_000),
    cooldownMs: Number(env['ISNI_COOLDOWN_MS'] ?? 30_000),
  };
}

/** The society's account, if configured. A typing error in it would make the bank reject every payment. */
function payerSettings(env: NodeJS.ProcessEnv): PayerAccount | undefined {
  const iban = normalizeIban(env['PAYER_IBAN'] ?? '');
  if (!iban) return undefined;
  const bic = normalizeBic(env['PAYER_BIC'] ?? '');
  if (isPlaceholderIban(iban) || !isValidIban(iban)) throw new Error('PAYER_IBAN is no account number');
  if (!isValidBic(bic, iban)) throw new Error('PAYER_BIC is not the BIC of the bank of PAYER_IBAN');
  return { iban, bic };
}

/** Reads the settings of the installation. docs/settings.md lists them. */
export function environment(env: NodeJS.ProcessEnv): Environment {
  const publicUrl = (env['PUBLIC_URL'] ?? 'http://localhost:1337').replace(/\/$/, '');
  const isTest = env['STRONG_AUTH_TEST'] === 'true';
  if (isTest && env['NODE_ENV'] === 'production' && env['DEMO'] !== 'true') {
    throw new Error('STRONG_AUTH_TEST tolerates test identities and is refused in production');
  }
  return {
    publicUrl,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    product: env['PRODUCT_CODE'] ?? 'nimio',
    portalDir: path.resolve(env['PORTAL_DIR'] ?? '../portal/dist'),
    storybookDir: env['DEMO'] === 'true' ? env['STORYBOOK_DIR'] : undefined,
    runsJobs: env['RUN_JOBS'] !== 'false',
    metricsToken: optionalSecret('METRICS_TOKEN', env['METRICS_TOKEN']),
    smtpUrl: env['SMTP_URL'] ?? 'smtp://127.0.0.1:1025',
    mailFrom: env['MAIL_FROM'] ?? 'Nimiö <noreply@example.org>',
    finna: {
      url: (env['FINNA_URL'] ?? 'https://api.finna.fi').replace(/\/$/, ''),
      timeoutMs: Number(env['FINNA_TIMEOUT_MS'] ?? 4000),
      cooldownMs: Number(env['FINNA_COOLDOWN_MS'] ?? 30_000),
    },
    isni: isniSettings(env),
    payer: payerSettings(env),
    isApprovedByOne: env['APPROVAL_BY_ONE'] === 'true',
    strongAuth: {
      issuer: env['STRONG_AUTH_ISSUER'] ?? '',
      clientId: env['STRONG_AUTH_CLIENT_ID'] ?? 'portal',
      callbackUrl: `${publicUrl}/api/auth/strong/callback`,
      keysFile: env['STRONG_AUTH_KEYS_FILE'] ?? '',
      identityCodeClaim: env['STRONG_AUTH_CODE_CLAIM'] ?? 'personal_identity_code',
      serviceName: env['STRONG_AUTH_SERVICE_NAME'] ?? 'Nimiö',
      scope: env['STRONG_AUTH_SCOPE'] ?? 'openid profile personal_identity_code',
      level: env['STRONG_AUTH_LEVEL'] ?? `http://ftn.ficora.fi/2017/${isTest ? 'loatest2' : 'loa2'}`,
      isTest,
    },
  };
}
