import { startBank } from './bank/bank.js';
import { ensureKeys } from './bank/keys.js';
import { startCatalogue } from './catalogue/catalogue.js';
import { startIsni } from './isni/isni.js';
import { startMailbox } from './mailbox/mailbox.js';

/** Runs all stand-ins in one process. It sends its parent a message when they listen, and ends on SIGTERM and SIGINT. */

const setting = (name: string): string => {
  const text = process.env[name];
  if (!text) throw new Error(`${name} is not set.`);
  return text;
};
const port = (name: string): number => Number(setting(name));

try {
  const standIns = await Promise.all([
    startBank({
      port: port('DEMO_BANK_PORT'),
      keys: await ensureKeys(setting('PORTAL_KEYS_FILE')),
      clientId: 'portal',
      redirectUri: setting('PORTAL_CALLBACK_URL'),
    }),
    startMailbox({
      smtpPort: port('DEMO_SMTP_PORT'),
      webPort: port('DEMO_MAIL_PORT'),
      mailDirectory: setting('DEMO_MAIL_DIRECTORY'),
    }),
    startCatalogue({ port: port('DEMO_CATALOGUE_PORT') }),
    startIsni({ port: port('DEMO_ISNI_PORT') }),
  ]);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void Promise.all(standIns.map((standIn) => standIn.close())).then(() => process.exit(0));
    });
  }
  process.send?.('listening');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
