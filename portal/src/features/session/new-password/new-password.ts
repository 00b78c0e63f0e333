import type { FormErrors } from '@nimio/design-system';
import { type PasswordFault, passwordStrength } from '@nimio/domain/password/password-strength';

export interface NewPassword {
  password: string;
  repeat: string;
}

/** Validates a new password: its strength and its repetition (specification §5). */
export function newPasswordErrors({ password, repeat }: NewPassword): FormErrors<NewPassword> {
  const { isStrong } = passwordStrength(password);
  return {
    ...(!isStrong && { password: password === '' ? 'required' : 'passwordTooWeak' }),
    ...(isStrong && password !== repeat && { repeat: repeat === '' ? 'required' : 'passwordsDoNotMatch' }),
  };
}

/** What a new password still lacks. */
export type Missing = PasswordFault | 'repeat';

export function missingOf({ password, repeat }: NewPassword): Missing[] {
  // Before anything is typed, a list of everything missing would be discouraging.
  if (password === '') return ['length', 'repeat'];
  const { missing } = passwordStrength(password);
  return [...missing, ...(password === repeat ? [] : (['repeat'] as const))];
}
