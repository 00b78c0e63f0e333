import { describe, expect, it } from 'vitest';
import type { DomainError } from '../errors.js';
import { validateBody } from '../validation.js';
import { registrationSchema } from './session.schema.js';

const options = {
  auth: 'x'.repeat(43),
  username: 'maija',
  email: 'maija@example.org',
  phone: '+358 40 1234567',
  password: 'a passphrase for every test',
  hasAcceptedDisclaimer: true,
  version: '2021-08-26',
  language: 'fi',
};

/** The refused fields and why, of a registration with these changes; empty when it is valid. */
function refused(changes: Record<string, unknown>): string[] {
  try {
    validateBody(registrationSchema, { ...options, ...changes });
    return [];
  } catch (error) {
    return ((error as DomainError).details.fields ?? []).map(({ path, code }) => `${path} ${code}`);
  }
}

describe('a registration', () => {
  it('may do without an e-mail address or a telephone number', () => {
    const { email: _email, ...withoutEmail } = options;
    const { phone: _phone, ...withoutPhone } = options;
    expect(validateBody(registrationSchema, withoutEmail).email).toBe('');
    expect(validateBody(registrationSchema, withoutPhone).phone).toBe('');
  });

  it('refuses a password with an unpaired surrogate, as all of them have the same hash', () => {
    expect(refused({ password: 'a passphrase of four \ud83d' })).toEqual(['password invalid']);
    expect(refused({ password: 'a passphrase of four \ud83d\ude00' })).toEqual([]);
  });

  it('names the terms that were read, and their language', () => {
    expect(refused({ version: undefined, language: undefined })).toEqual([
      'version required',
      'language required',
    ]);
    expect(refused({ version: '26.8.2021' })).toEqual(['version invalid']);
  });
});

describe('a user name', () => {
  it.each(['maija', 'Äijä', 'm.m_1-2+3', 'x'.repeat(64)])('may be %s', (username) =>
    expect(refused({ username })).toEqual([]),
  );

  it.each(['mm', '.maija', 'maija meri', 'x'.repeat(65), '\uFDFA'.repeat(64)])('is not %s', (username) =>
    expect(refused({ username })).not.toEqual([]),
  );

  it.each(['maija@example.org', 'Maija@Example.ORG', 'ｍaija@example.org'])(
    'may be one’s own address, however it is written: %s',
    (username) => expect(refused({ username })).toEqual([]),
  );

  it('is never another person’s address', () => {
    const username = 'victim@example.org';
    expect(refused({ username })).toEqual(['username usernameNotOwnEmail']);
    expect(refused({ username, email: '' })).toEqual(['username usernameNotOwnEmail']);
    expect(refused({ username, email: undefined })).toEqual(['username usernameNotOwnEmail']);
    expect(refused({ username, email: 5 })).toEqual(['username usernameNotOwnEmail', 'email wrongType']);
    expect(refused({ username: 'a@b' })).toEqual(['username usernameNotOwnEmail']);
  });
});

describe('an address', () => {
  it('is one whose normalized form can be stored', () => {
    expect(refused({ email: `a@${'\uFDFA'.repeat(60)}.fi` })).toEqual(['email emailInvalid']);
  });
});
