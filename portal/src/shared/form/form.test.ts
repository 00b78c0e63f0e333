import { fundingSchema } from '@nimio/domain/invoice/invoice.schema';
import { contactInfoSchema } from '@nimio/domain/profile/profile.schema';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import { decodeFinding, encodeFinding } from './field-finding';
import { serverErrors } from './server-errors';
import { validateWith } from './validate-with';

const contact = {
  streetAddress: 'Kirjakuja 1',
  coAddress: '',
  zipCode: '00100',
  postCenter: 'Helsinki',
  country: 'FI',
  language: 'fi',
  phone: '',
  email: 'inka@example.org',
};

describe('findings', () => {
  it('keep their numbers through the form and back', () => {
    const text = encodeFinding({ code: 'tooShort', params: { min: 5 } });
    expect(decodeFinding(text)).toEqual({ code: 'tooShort', params: { min: '5' } });
    expect(decodeFinding(encodeFinding({ code: 'required' }))).toEqual({ code: 'required', params: {} });
    expect(decodeFinding('ofANewerServer').code).toBe('invalid');
  });
});

describe('validateWith', () => {
  const validate = validateWith<typeof contact>(contactInfoSchema);

  it('finds nothing in a valid form', () => expect(validate(contact)).toEqual({}));

  it('returns the simplest code of each field', () => {
    expect(validate({ ...contact, zipCode: '' })).toEqual({ zipCode: 'required' });
    expect(validate({ ...contact, zipCode: '001' })).toEqual({ zipCode: 'tooShort?min=5' });
    expect(validate({ ...contact, email: '', country: 'XX' })).toEqual({
      country: 'countryInvalid',
      phone: 'phoneOrEmailRequired',
    });
  });

  it('names a field of a row by its index', () => {
    const rows = validateWith<{ invoices: object[] }>(fundingSchema);
    expect(rows({ invoices: [{ invoice: 'a'.repeat(22), cents: 1 }, { cents: 1 }] })).toMatchObject({
      'invoices.1.invoice': 'required',
    });
  });

  it('validates the body where it differs from the form', () => {
    const byBody = validateWith<{ code: string }>(contactInfoSchema, ({ code }) => ({
      ...contact,
      zipCode: code,
    }));
    expect(byBody({ code: '' })).toEqual({ zipCode: 'required' });
  });
});

describe('serverErrors', () => {
  const refused = (details: ApiError['details'], code: ApiError['code'] = 'validationError') =>
    serverErrors(new ApiError(code, 422, details), contact);

  it('uses the fields of the form', () => {
    expect(refused({ fields: [{ path: 'zipCode', code: 'tooShort', params: { min: 5 } }] })).toEqual({
      zipCode: 'tooShort?min=5',
    });
    expect(refused({ field: 'phone' }, 'phoneOrEmailRequired')).toEqual({ phone: 'phoneOrEmailRequired' });
  });

  it('names a field of a row by its index, if the form has the list', () => {
    const failure = new ApiError('validationError', 422, {
      fields: [
        { path: 'deductions[1].percent', code: 'tooBig' },
        { path: 'factors[0].factor', code: 'invalid' },
      ],
    });
    expect(serverErrors(failure, { deductions: [] })).toEqual({ 'deductions.1.percent': 'tooBig' });
  });

  it('leaves the rest to the form as a whole', () => {
    expect(refused({ fields: [{ path: 'other', code: 'required' }] })).toBeUndefined();
    expect(refused({}, 'lockedError')).toBeUndefined();
    expect(serverErrors(new TypeError('x'), contact)).toBeUndefined();
  });
});
