import type { SchemaFieldDescription } from 'yup';
import type { AnyObjectSchema } from './any-object-schema.js';
import { type Access, type Endpoint, isList, type Upload } from './endpoint.js';
import { endpoints } from './endpoints.js';
import { errors } from './errors.js';

type Json = Record<string, unknown>;

/** JSON Schema's keywords for the bounds of a type; numbers are the default. */
const bounds: Record<string, { min: string; max: string }> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};
const ofNumbers = { min: 'minimum', max: 'maximum' };

/** JSON Schema of a yup description, to the extent that the endpoints use yup. */
function jsonSchema(field: SchemaFieldDescription): Json {
  const described = field as SchemaFieldDescription & {
    nullable?: boolean;
    oneOf?: unknown[];
    fields?: Record<string, SchemaFieldDescription>;
    innerType?: SchemaFieldDescription;
    tests?: { name?: string; params?: Record<string, unknown> }[];
  };
  const type = described.nullable ? [described.type, 'null'] : described.type;
  const schema: Json = described.type === 'mixed' ? {} : { type };
  if (described.oneOf?.length) schema['enum'] = described.oneOf;
  for (const { name, params } of described.tests ?? []) {
    if (name === 'max' || name === 'min')
      schema[(bounds[described.type] ?? ofNumbers)[name]] = params?.[name];
    if (name === 'matches' && params?.['regex'] instanceof RegExp) schema['pattern'] = params['regex'].source;
    if (name === 'noUnknown') schema['additionalProperties'] = false;
  }
  if (described.innerType) schema['items'] = jsonSchema(described.innerType);
  if (described.fields) {
    const fields = Object.entries(described.fields);
    schema['properties'] = Object.fromEntries(fields.map(([name, inner]) => [name, jsonSchema(inner)]));
    schema['required'] = fields
      .filter(([, inner]) => !('optional' in inner && inner.optional))
      .map(([name]) => name);
  }
  return schema;
}

const objectSchema = (schema: AnyObjectSchema): Json => jsonSchema(schema.describe());

const parameters = (place: 'path' | 'query', schema: AnyObjectSchema | undefined): Json[] =>
  Object.entries(schema?.describe().fields ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !('optional' in field && field.optional),
    schema: jsonSchema(field),
  }));

const ifMatch: Json = { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } };

function success({ reply }: Endpoint): Json {
  if (reply.type) return { description: 'The file', content: { [reply.type]: {} } };
  if (reply.kind === 'document')
    return { description: 'The document', content: { 'application/json': { schema: { type: 'object' } } } };
  if (!reply.schema) return { description: reply.kind === 'redirect' ? 'Leads on' : 'Done' };
  const item = objectSchema(reply.schema);
  const about = reply.about ? (objectSchema(reply.about)['properties'] as Json) : {};
  const envelope = isList(reply.kind)
    ? { [reply.kind]: { type: 'array', items: item }, total: { type: 'integer' }, ...about }
    : { record: item };
  const schema = { type: 'object', properties: envelope, required: Object.keys(envelope) };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

/** A form with one file. */
const multipart = ({ field, type }: Upload): Json => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', contentMediaType: type } },
        required: [field],
        additionalProperties: false,
      },
    },
  },
});

function whoMayCall(access: Access): string {
  if (access.who === 'profile') return `profile (${access.in}.${access.name}, by ${access.by})`;
  return access.who === 'staff' ? `staff (${access.right})` : access.who;
}

const freshProof = 'Refused with proofExpired (403) when the proof of identity is more than ten minutes old';

function operation(name: string, endpoint: Endpoint): Json {
  const isConditionalWrite = endpoint.versioned && endpoint.method !== 'GET';
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.needsProof && { description: freshProof }),
    'x-access': whoMayCall(endpoint.access),
    security: endpoint.access.who === 'anonymous' ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(isConditionalWrite ? [ifMatch] : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: objectSchema(endpoint.body) } },
          },
        }
      : {}),
    ...(endpoint.upload ? { requestBody: multipart(endpoint.upload) } : {}),
    responses: {
      [endpoint.reply.status]: success(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const errorResponse: Json = {
  description: 'Refused or failed; details.code says why',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          data: { type: 'null' },
          error: {
            type: 'object',
            properties: {
              status: { type: 'integer' },
              name: { type: 'string' },
              message: { type: 'string' },
              details: {
                type: 'object',
                properties: { code: { type: 'string', enum: Object.keys(errors) } },
                required: ['code'],
              },
            },
            required: ['status', 'name', 'message', 'details'],
          },
        },
        required: ['data', 'error'],
      },
    },
  },
};

/** OpenAPI 3.1, generated from the table of endpoints. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nimiö API', version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      responses: { Error: errorResponse },
    },
  };
}
