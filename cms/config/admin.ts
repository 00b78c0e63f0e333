import { requiredSecret } from '../src/security/secrets.js';

export default () => ({
  auth: { secret: requiredSecret('ADMIN_JWT_SECRET') },
  apiToken: { salt: requiredSecret('API_TOKEN_SALT') },
  transfer: { token: { salt: requiredSecret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: requiredSecret('ADMIN_ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  autoOpen: false,
});
