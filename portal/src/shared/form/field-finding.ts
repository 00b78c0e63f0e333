import { type FieldCode, fieldCodes } from '@nimio/domain/errors';
import type { FieldMessage } from '@nimio/domain/schema';

// The design system's forms have one string for each invalid field. Here it is a code with optional parameters:
// `tooShort` or `tooShort?min=5`.

/** An error as the form's string. */
export function encodeFinding({ code, params = {} }: FieldMessage): string {
  const values = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return values.size > 0 ? `${code}?${values.toString()}` : code;
}

/** Parses the form's string; an unknown code of a newer server is `invalid`. */
export function decodeFinding(text: string): FieldMessage {
  const [code = '', values = ''] = text.split('?');
  const params = Object.fromEntries(new URLSearchParams(values));
  return { code: isFieldCode(code) ? code : 'invalid', params };
}

/** The name of the field at a path of a schema: `lines.0.text` for `lines[0].text`. */
export const fieldNameOf = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);
