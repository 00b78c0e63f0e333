import { describe, expect, it } from 'vitest';
import { missingOf, newPasswordErrors } from './new-password';

const phrase = 'kissa istuu kirjahyllyssä';

describe('a new password', () => {
  it('is strong and repeated, or says what is missing', () => {
    expect(newPasswordErrors({ password: phrase, repeat: phrase })).toEqual({});
    expect(newPasswordErrors({ password: '', repeat: '' })).toEqual({ password: 'required' });
    expect(newPasswordErrors({ password: 'kissa', repeat: 'kissa' })).toEqual({
      password: 'passwordTooWeak',
    });
    expect(newPasswordErrors({ password: phrase, repeat: '' })).toEqual({ repeat: 'required' });
    expect(newPasswordErrors({ password: phrase, repeat: 'koira' })).toEqual({
      repeat: 'passwordsDoNotMatch',
    });
  });

  it('lists what is missing for the button', () => {
    expect(missingOf({ password: '', repeat: '' })).toEqual(['length', 'repeat']);
    expect(missingOf({ password: 'Kissa', repeat: 'Kissa' })).toEqual(['length', 'digit', 'special']);
    expect(missingOf({ password: phrase, repeat: 'x' })).toEqual(['repeat']);
    expect(missingOf({ password: phrase, repeat: phrase })).toEqual([]);
  });
});
