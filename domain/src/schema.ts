import { type AnyObject, mixed, number, type ObjectShape, object, setLocale, string } from 'yup';
import { publicHashPattern } from './access/hash.js';
import { isDay } from './calendar/day.js';
import type { FieldCode } from './errors.js';
import { type Language, languages } from './language.js';

/** A yup message: an error code with parameters for its text, never prose. */
export interface FieldMessage {
  code: FieldCode;
  params?: Record<string, string | number>;
}

const message =
  (code: FieldCode, ...names: string[]) =>
  (values: AnyObject): FieldMessage => ({
    code,
    params: Object.fromEntries(names.map((name) => [name, values[name] as number])),
  });

/** The message of a custom test: an error code. */
export const code = (name: FieldCode): FieldMessage => ({ code: name });

setLocale({
  mixed: {
    default: message('invalid'),
    required: message('required'),
    defined: message('required'),
    notNull: message('required'),
    oneOf: message('invalid'),
    notType: message('wrongType'),
  },
  string: { min: message('tooShort', 'min'), max: message('tooLong', 'max'), matches: message('invalid') },
  number: {
    min: message('tooSmall', 'min'),
    max: message('tooBig', 'max'),
    integer: message('wrongType'),
  },
  array: { max: message('tooLong', 'max') },
  object: { noUnknown: message('unknownKey') },
});

/** Control characters, marks that change the writing direction, and unpaired surrogates, which databases cannot store. */
export const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const normalizeLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/gu, ' ') : value;

/** A line of text: normalized, without control characters, at most `max` characters. */
export const text = (max: number) =>
  string()
    .transform(normalizeLine)
    .max(max)
    .test(
      'no-control-characters',
      () => code('invalid'),
      (value) => value == null || !controlCharacters.test(value),
    )
    .defined();

/** The same, not empty. */
export const requiredText = (max: number) => text(max).required();

const breaks = /[\t\r\n]/g;
const normalizeLines = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim()
    : value;

/** Text of several lines: line breaks become `\n`, and tabs spaces. At most `max` characters. */
export const multilineText = (max: number) =>
  string()
    .transform(normalizeLines)
    .max(max)
    .test(
      'no-control-characters',
      () => code('invalid'),
      (value) => value == null || !controlCharacters.test(value.replace(breaks, ' ')),
    )
    .defined();

/** Text that is not normalized (passwords). Unpaired surrogates would all have the same hash. */
export const secret = (max: number) =>
  string()
    .max(max)
    .test(
      'well-formed',
      () => code('invalid'),
      (value) => value == null || !/\p{Cs}/u.test(value),
    );

/** A public id. */
export const hash = () => string().matches(publicHashPattern).required();

/** A one-time secret in a link. */
export const token = () =>
  string()
    .matches(/^[0-9A-Za-z_-]{22,128}$/)
    .required();

/** A day, `YYYY-MM-DD`. */
export const day = () =>
  requiredText(10).test(
    'day',
    () => code('dayInvalid'),
    (value?: string) => value === undefined || isDay(value),
  );

/** The same, or empty. */
export const optionalDay = () =>
  text(10).test(
    'day',
    () => code('dayInvalid'),
    (value) => !value || isDay(value),
  );

/** 0 or 1, as the specification writes flags. */
export const flag = () => number<0 | 1>().oneOf([0, 1]).required();

export { type Language, languages };
export const language = () => string().oneOf(languages).required();

/** An object with exactly these keys. */
export const shape = <S extends ObjectShape>(fields: S) => object(fields).noUnknown();

/** A list in a reply. */
export const anything = <T>() => mixed<T & object>().required();

/** The offset of the requested page. */
export const offset = () => number().integer().min(0).max(1_000_000);
