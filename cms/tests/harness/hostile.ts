import { publicHashPattern } from '@nimio/domain/access/hash';
import type { Endpoint } from '@nimio/domain/endpoint';
import type { Input } from './calls/example.js';
import { isFull } from './environment.js';

/** A body that must be refused. */
interface WrongBody {
  what: string;
  /** The JSON text. */
  text: string;
  /** The fields that the refusal must name, as the API writes their paths. */
  fields: string[];
}

export type Body = Record<string, unknown>;
type Schema = NonNullable<Endpoint['body']>;
type Descriptions = ReturnType<Schema['describe']>['fields'];

/** A schema's description of one of its fields. */
interface Description {
  type: string;
  optional: boolean;
  nullable: boolean;
  default?: unknown;
  fields?: Descriptions;
  /** Of each item of a list. */
  innerType?: Description;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

interface Field {
  path: string[];
  type: string;
  isNeeded: boolean;
  isNullable: boolean;
  /** A number that may have decimals: a percentage. */
  isFraction: boolean;
  /** A public id, or a list of them. */
  isId: boolean;
}

/** Every field of a schema, including nested ones and those of the first object of each list. */
export function fieldsOf(schema: Schema): Field[] {
  const one = (description: Description, path: string[]): Field[] => {
    const { type, optional, nullable, default: initially, fields: inner, innerType } = description;
    const isNeeded = !optional && (initially === undefined || inner !== undefined);
    const isWhole = description.oneOf?.length || description.tests?.some(({ name }) => name === 'integer');
    const isFraction = type === 'number' && !isWhole;
    const { tests = [] } = innerType ?? description;
    const isId = tests.some(({ params }) => params?.['regex'] === publicHashPattern);
    const listed = innerType?.fields ? one(innerType, [...path, '0']) : [];
    return [
      { path, type, isNeeded, isNullable: nullable, isFraction, isId },
      ...within(inner ?? {}, path),
      ...listed,
    ];
  };
  const within = (fields: Descriptions, above: string[]): Field[] =>
    Object.entries(fields).flatMap(([name, description]) =>
      one(description as Description, [...above, name]),
    );
  return within(schema.describe().fields, []);
}

/** A copy of the body with another value at one path; `undefined` deletes the key. */
export function changed(body: Body, [name = '', ...rest]: string[], value: unknown): Body {
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...body }) as Body;
  copy[name] = rest.length === 0 ? value : changed((body[name] ?? {}) as Body, rest, value);
  return copy;
}

const valueAt = (body: Body, path: string[]): unknown =>
  path.reduce<unknown>((within, name) => (within as Body | undefined)?.[name], body);

/** The paths in a call that refer to existing records. */
export interface Id {
  place: 'params' | 'query' | 'body';
  path: string[];
}

/** Texts that refer to existing records but are not a single public id. */
const namedByText: Record<string, string[]> = {
  grantAccess: ['username'],
  previewAuthorMerge: ['authorsToBeReplaced'],
};
/** Ids that the client generates for new records. */
const madeByClient: Record<string, string[]> = { sendMessage: ['key'] };

/** Ids that a call takes instead of those that its example has. */
const alternatives: Record<string, string[]> = { createAddressLabels: ['outreachHashes'] };

/** Everything that the call refers to by an id, as its schemas declare it. */
export const idsOf = (name: string, endpoint: Endpoint): Id[] =>
  (['params', 'query', 'body'] as const).flatMap((place) =>
    (endpoint[place] ? fieldsOf(endpoint[place]) : [])
      .filter(({ path: [key = ''], isId }) =>
        isId
          ? ![...(madeByClient[name] ?? []), ...(alternatives[name] ?? [])].includes(key)
          : namedByText[name]?.includes(key),
      )
      .map(({ path }) => ({ place, path })),
  );

export const idIn = (input: Input, { place, path }: Id): unknown => valueAt(input[place], path);

/** The call with another value for the id; in a list it is the only one. */
export const withId = (input: Input, id: Id, value: unknown): Input => {
  const isList = Array.isArray(idIn(input, id)) && !Array.isArray(value);
  return { ...input, [id.place]: changed(input[id.place], id.path, isList ? [value] : value) };
};

const wrongValues: Record<string, unknown[]> = {
  string: [5, null, {}, ['x'], { length: 3 }],
  number: ['1', true, null, [], 1.5],
  boolean: ['true', 1, null, {}],
  array: ['author', null, {}, [['author']], ['nobody']],
  object: ['x', null, [], 5],
};

/** JSON may contain a number that JavaScript reads as infinite, but only as text. */
const infinity = '1e999';

const put = (body: Body, changes: [path: string[], value: unknown][]): string =>
  JSON.stringify(changes.reduce((copy, [path, value]) => changed(copy, path, value), body)).replaceAll(
    `"${infinity}"`,
    infinity,
  );
const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 40);

/** `nameData.0.isni` is `nameData[0].isni` in the API's paths. */
const pathInReply = (path: string[]): string => path.join('.').replace(/\.(\d+)/g, '[$1]');

interface Fault {
  path: string[];
  value: unknown;
}

function faultsOf({ path, type, isNeeded, isNullable, isFraction }: Field): Fault[] {
  const wrong = (wrongValues[type] ?? []).filter((value) =>
    value === 1.5 ? !isFraction : value !== null || !isNullable,
  );
  return [...wrong, infinity, ...(isNeeded ? [undefined] : [])].map((value) => ({ path, value }));
}

/** All fields of one depth with the same defect are in one body, and the refusal names each of them. */
function faultsTogether(faults: Fault[]): Fault[][] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const key = `${fault.path.length} ${shown(fault.value)}`;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()];
}

function wrongFields(body: Body, fields: Field[]): WrongBody[] {
  const faults = fields.flatMap(faultsOf);
  const groups = isFull ? faults.map((fault) => [fault]) : faultsTogether(faults);
  return groups.map((group) => ({
    what: group.map(({ path, value }) => `${path.join('.')} = ${shown(value)}`).join(', '),
    text: put(
      body,
      group.map(({ path, value }) => [path, value]),
    ),
    fields: group.map(({ path }) => pathInReply(path)),
  }));
}

/** A text longer than any call accepts. */
const longTexts = (body: Body, fields: Field[]): WrongBody[] =>
  fields
    .filter(({ type }) => type === 'string')
    .map(({ path }) => ({
      what: `a long ${path.join('.')}`,
      text: put(body, [[path, 'a'.repeat(100_001)]]),
      fields: [pathInReply(path)],
    }));

/** An unknown key, in the body and in each nested object. */
function unknownKeys(body: Body, fields: Field[]): WrongBody[] {
  const objects = [[], ...fields.filter(({ type }) => type === 'object').map(({ path }) => path)];
  return objects.flatMap((path) =>
    ['isAdmin', '__proto__', 'constructor', 'toString', ''].map((key) => ({
      what: `key ${[...path, key].join('.')}`,
      // An object literal would take `__proto__` for its prototype, so the key is written into the text.
      text: put(body, [[[...path, 'HERE'], { isAdmin: true }]]).replace('"HERE"', JSON.stringify(key)),
      fields: [],
    })),
  );
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Invalid bodies of this schema, derived from a valid one. */
export function wrongBodies(schema: Schema, valid: Body): WrongBody[] {
  const fields = fieldsOf(schema);
  const wholes = ['null', '[]', '"text"', '5', 'true', `[${JSON.stringify(valid)}]`, '{}', nested(100_000)];
  const huge = fields.slice(0, 1).flatMap(({ path }) => [
    {
      what: 'a very deep value',
      text: put(valid, [[path, 'HERE']]).replace('"HERE"', nested(100_000)),
      fields: [],
    },
    { what: 'a value of a megabyte', text: put(valid, [[path, 'a'.repeat(1024 * 1024)]]), fields: [] },
  ]);
  return [
    ...wholes.map((text) => ({ what: `body ${text.slice(0, 20)}`, text, fields: [] })),
    ...huge,
    ...wrongFields(valid, fields),
    ...longTexts(valid, fields),
    ...unknownKeys(valid, fields),
  ];
}

/** Unusual texts. Some are refused, some are valid titles of books. */
export const strangeTexts: [what: string, text: string][] = [
  ['NUL', 'a\u0000b'],
  ['control characters', 'a\u0007\u001b[31mb\u009d'],
  ['line breaks', 'a\r\nBcc: victim@example.org'],
  ['a right-to-left override', 'a\u202Egnp.exe'],
  ['a lone high surrogate', 'a\uD83D'],
  ['zero-width characters', 'a\u200B\u200D\uFEFFb'],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['a letter with many marks', `a${'\u0301'.repeat(150)}`],
  ['letters that grow when normalised', '\uFDFA'.repeat(60)],
  ['an address that grows when it is compared', `a@${'\uFDFA'.repeat(60)}.fi`],
  ['SQL', `Robert'); drop table works;--`],
  ['HTML', `<script>alert(1)</script><img src=x onerror=alert(1)>`],
  ['a template', '{{7*7}}${7*7}%s%n'],
];
