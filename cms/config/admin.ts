import { previewLink } from '../src/content/preview/preview-link.js';
import { environment } from '../src/environment.js';
import { requiredSecret } from '../src/security/secrets.js';

export default () => ({
  auth: { secret: requiredSecret('ADMIN_JWT_SECRET') },
  apiToken: { salt: requiredSecret('API_TOKEN_SALT') },
  transfer: { token: { salt: requiredSecret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: requiredSecret('ADMIN_ENCRYPTION_KEY') },
  forgotPassword: {
    emailTemplate: {
      subject: 'Uusi salasana · Nytt lösenord · New password',
      text: [
        'Avaa linkki ja valitse uusi salasana sisällönhallintaan. Linkki on voimassa tunnin. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.',
        'Öppna länken och välj ett nytt lösenord till innehållshanteringen. Länken gäller i en timme. Om du inte har begärt den behöver du inte göra något.',
        'Open the link and choose a new password for the content management. The link is valid for an hour. If you did not request it, you need not do anything.',
      ]
        .map((text) => `${text}\n\n<%= url %>`)
        .join('\n\n'),
      // Required by Strapi; mails are plain text.
      html: '',
    },
  },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: ["'self'", new URL(environment(process.env).publicUrl).origin],
      handler: previewLink,
    },
  },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
  autoOpen: false,
  // It keeps unauthenticated input in memory; src/middlewares/admin-login.ts limits the same calls.
  rateLimit: { enabled: false },
});
