import { previewLink } from '../src/content/preview/preview-link.js';
import { environment } from '../src/environment.js';
import { requiredSecret } from '../src/security/secrets.js';

export default () => ({
  auth: { secret: requiredSecret('ADMIN_JWT_SECRET') },
  apiToken: { salt: requiredSecret('API_TOKEN_SALT') },
  transfer: { token: { salt: requiredSecret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: requiredSecret('ADMIN_ENCRYPTION_KEY') },
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
  // It keeps what strangers submit in memory; src/middlewares/admin-login.ts limits the same calls.
  rateLimit: { enabled: false },
});
