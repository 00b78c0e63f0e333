import { describe, expect, it } from 'vitest';
import type { ReadableTerms } from '../../../shared/terms/use-terms';
import { emptyRegistration, registerErrors, registrationOf } from './register.form';

const phrase = 'kissa istuu kirjahyllyssä';
const auth = 'x'.repeat(43);
const terms: ReadableTerms = {
  version: '2021-08-26',
  validFrom: '2022-10-01',
  text: 'Ehdot',
  language: 'sv',
};
const filled = {
  ...emptyRegistration(null),
  username: 'maija',
  email: 'maija@example.org',
  password: phrase,
  repeat: phrase,
  hasAcceptedDisclaimer: true,
};

describe('a registration', () => {
  it('names the terms that were read, and their language', () => {
    expect(registrationOf(auth, terms)(filled)).toMatchObject({
      auth,
      version: '2021-08-26',
      language: 'sv',
    });
    expect(registrationOf(auth, terms)(filled)).not.toHaveProperty('repeat');
  });

  it('requires contact details, and accepted terms', () => {
    const errorsOf = registerErrors(auth, terms);
    expect(errorsOf(filled)).toEqual({});
    expect(errorsOf({ ...filled, email: '' })).toEqual({ phone: 'phoneOrEmailRequired' });
    expect(errorsOf({ ...filled, hasAcceptedDisclaimer: false })).toEqual({
      hasAcceptedDisclaimer: 'disclaimerRequired',
    });
  });

  it('accepts an address as the user name only if it is the person’s own', () => {
    const errorsOf = registerErrors(auth, terms);
    expect(errorsOf({ ...filled, username: 'Maija@example.org' })).toEqual({});
    expect(errorsOf({ ...filled, username: 'victim@example.org' })).toEqual({
      username: 'usernameNotOwnEmail',
    });
  });
});
