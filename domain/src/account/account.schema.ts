import { hash, shape } from '../schema.js';
import { loginEmail, username } from '../session/session.schema.js';

/** For whom an account is made, and the address that the invitation goes to. */
export const invitationSchema = shape({
  profileHash: hash(),
  username: username(),
  email: loginEmail().required(),
});

export const accountSchema = shape({ username: username(), email: loginEmail().optional().default('') });
