import type { FormErrors } from '@nimio/design-system';
import { type PasswordFault, passwordStrength } from '@nimio/domain/password/password-strength';

export interface NewPassword {
  password: string;
  repeat: string;
}

/** Findings about a new password: strong enough, and the same twice (specification §5). */
export function newPasswordErrors({ password, repeat }: NewPassword): FormErrors<NewPassword> {
  const { isStrong } = passwordStrength(password);
  return {
    ...(!isStrong && { password: password === '' ? 'required' : 'passwordTooWeak' }),
    ...(isStrong && password !== repeat && { repeat: repeat === '' ? 'required' : 'passwordsDoNotMatch' }),
  };
}

/** What still keeps a new password from being sent. */
export type Missing = PasswordFault | 'repeat';

export function missingOf({ password, repeat }: NewPassword): Missing[] {
  // Before anything is typed the list of all that is missing would only frighten.
  if (password === '') return ['length', 'repeat'];
  const { missing } = passwordStrength(password);
  return [...missing, ...(password === repeat ? [] : (['repeat'] as const))];
}
