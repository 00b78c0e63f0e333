import { mkdirSync } from 'node:fs';
import { MailDev } from 'maildev';
import { host, portError, refuseInProduction, type StandIn } from '../stand-in/server.js';

export interface MailboxSettings {
  /** 0 lets the system choose one. */
  smtpPort: number;
  /** 0 lets the system choose one. */
  webPort: number;
  /** Where the mail is kept from one start to the next. */
  mailDirectory: string;
}

export interface Mailbox extends StandIn {
  /** The page on which the mail is read; `/api/email` below it answers the same as JSON. */
  url: string;
  /** For the portal: `smtp://127.0.0.1:…` */
  smtpUrl: string;
}

/** Older mail is dropped: a demonstration may stand for months. */
const maxMails = 1000;

/** Starts a mailbox that takes in whatever mail it is given, shows it, and sends nothing anywhere. */
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

/** The package announces itself on standard output, where a stand-in writes one line of its own. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => undefined;
  try {
    return await start();
  } finally {
    console.info = info;
  }
}
