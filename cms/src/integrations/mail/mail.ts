import { createTransport } from 'nodemailer';
import { type JobHandler, PermanentFailure } from '../../jobs/jobs.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

interface SmtpError {
  responseCode?: number;
}

/** 5xx is permanent; 4xx and broken connections are retried. */
const isPermanent = (error: unknown): boolean => ((error as SmtpError).responseCode ?? 0) >= 500;

/**
 * Sends queued mail by SMTP.
 *
 * @param url `smtp://user:password@host:port`
 * @param from sender's address
 */
export function makeMailer(url: string, from: string): JobHandler<Mail> {
  const transport = createTransport({
    ...{ url, connectionTimeout: 10_000, socketTimeout: 20_000 },
    // A connection serves many mails.
    ...{ pool: true, maxConnections: 4 },
  });
  const host = from.slice(from.indexOf('@') + 1).replace(/[>\s]/g, '');
  return async ({ to, subject, text, headers = {} }, key) => {
    try {
      // A fixed id lets the receiver recognise a duplicate that was sent because a response was lost.
      await transport.sendMail({ from, to, subject, text, headers, messageId: `<${key}@${host}>` });
    } catch (error) {
      // The server's message may contain the address.
      if (isPermanent(error)) throw new PermanentFailure(`SMTP ${(error as SmtpError).responseCode}`);
      throw error;
    }
  };
}
