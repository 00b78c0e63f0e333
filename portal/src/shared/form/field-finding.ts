import { type FieldCode, fieldCodes } from '@nimio/domain/errors';
import type { FieldMessage } from '@nimio/domain/schema';

// The design system's forms hold one string for each wrong field. Ours are a code and perhaps numbers for its
// text: `tooShort` or `tooShort?min=5`.

/** A finding as the form's string. */
export function encodeFinding({ code, params = {} }: FieldMessage): string {
  const values = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return values.size > 0 ? `${code}?${values.toString()}` : code;
}

/** The form's string as a finding; a code of a newer server is just `invalid`. */
export function decodeFinding(text: string): FieldMessage {
  const [code = '', values = ''] = text.split('?');
  const params = Object.fromEntries(new URLSearchParams(values));
  return { code: isFieldCode(code) ? code : 'invalid', params };
}

export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);
