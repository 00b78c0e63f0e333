import type { Core } from '@strapi/strapi';
import { newToken, tokenHash } from '../../security/tokens.js';
import { system } from '../../system.js';

interface Query {
  data?: { resetPasswordToken?: unknown };
  where?: { resetPasswordToken?: unknown };
}

interface SentMail {
  to: string;
  subject: string;
  text: string;
}

function hashToken(values: Query['data']): void {
  if (typeof values?.resetPasswordToken === 'string')
    values.resetPasswordToken = tokenHash(values.resetPasswordToken);
}

/** Strapi stores the token of an editor's password link as it is: anyone who reads a backup could use it. */
export function hashPasswordTokens(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeUpdate: ({ params }) => hashToken((params as Query).data),
    beforeFindOne: ({ params }) => hashToken((params as Query).where),
  });
}

/** Strapi's mails, of which only the link for an editor's new password is used, are queued like all others. */
export function queueStrapiMail(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('email') as unknown as { provider: { send(mail: SentMail): Promise<void> } };
  plugin.provider = {
    async send({ to, subject, text }) {
      const { db, jobs } = system();
      await db.transaction((tx) => jobs.enqueue(tx, 'mail', `editor-${newToken()}`, { to, subject, text }));
    },
  };
}
