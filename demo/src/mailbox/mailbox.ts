import { mkdirSync } from 'node:fs';
import { MailDev } from 'maildev';
import { host, portError, refuseInProduction, type StandIn } from '../stand-in/server.js';

export interface MailboxSettings {
  /** 0 lets the system choose a free one. */
  smtpPort: number;
  /** 0 lets the system choose a free one. */
  webPort: number;
  /** Where mails are stored, so that they survive a restart. */
  mailDirectory: string;
}

export interface Mailbox extends StandIn {
  /** The page with the mails. `/api/email` below it returns them as JSON. */
  url: string;
  /** The address for the portal, for example `smtp://127.0.0.1:1340`. */
  smtpUrl: string;
}

/** Older mails are deleted, because a demonstration may run for months. */
const maxMails = 1000;

/** Starts a mail server that shows the mails it receives, and sends none. */
export async function startMailbox(settings: MailboxSettings): Promise<Mailbox> {
  refuseInProduction();
  const { smtpPort, webPort, mailDirectory } = settings;
  mkdirSync(mailDirectory, { recursive: true, mode: 0o700 });
  const maildev = new MailDev({
    smtp: smtpPort,
    web: webPort,
    ip: host,
    webIp: host,
    mailDirectory,
    maxEmails: maxMails,
    silent: true,
  });
  const servers = await quietly(() => maildev.start()).catch((error: unknown) => {
    throw portError(error, (error as { port: number }).port);
  });
  return {
    url: `http://${host}:${servers.api?.getPort()}`,
    smtpUrl: `smtp://${host}:${servers.smtp.getAddress().port}`,
    close: () => maildev.stop(),
  };
}

/** Starts without the lines that the package logs, which would appear among the results of tests. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => undefined;
  try {
    return await start();
  } finally {
    console.info = info;
  }
}
