import { portFrom, textFrom } from '../stand-in/environment.js';
import { runStandIn } from '../stand-in/run-stand-in.js';
import { startMailbox } from './mailbox.js';

await runStandIn(
  'mailbox',
  () =>
    startMailbox({
      smtpPort: portFrom('DEMO_SMTP_PORT', 1340),
      webPort: portFrom('DEMO_MAIL_PORT', 1339),
      host: textFrom('DEMO_MAIL_HOST', '127.0.0.1'),
      mailDirectory: textFrom('DEMO_MAIL_DIRECTORY', '.data/mail'),
    }),
  ({ smtpUrl }) => ({ smtpUrl }),
);
