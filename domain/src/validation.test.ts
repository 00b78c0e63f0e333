import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { validateBody } from './validation.js';

const inner = object({ code: string().required() }).exact();
const schema = object({ name: string().trim().max(3).required(), inner: inner.required() }).exact();

describe('a body', () => {
  it.each([
    ['as it is', { name: 'abc', inner: { code: '1' } }],
    ['in another order of its keys', { inner: { code: '1' }, name: 'abc' }],
  ])('is returned %s when it is normalized', (_, body) =>
    expect(validateBody(schema, body)).toEqual({ name: 'abc', inner: { code: '1' } }),
  );

  it('is refused when its normalized form is not valid', () => {
    const collapsed = string()
      .transform((text: string) => text.replaceAll(/ +/g, ' '))
      .min(4)
      .required();
    const ofText = object({ name: collapsed }).exact();
    expect(() => validateBody(ofText, { name: 'a   b' })).toThrow(
      expect.objectContaining({ details: { fields: [expect.objectContaining({ path: 'name' })] } }),
    );
  });
});
