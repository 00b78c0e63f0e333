import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { schemaDigest } from '../../database/migrations/0000-initial-schema.js';

/** Its message is meant for the person who starts the program, who needs no stack. */
export class OtherSchemaError extends Error {
  constructor(reason: string) {
    super(
      `The database has the schema of another version (${reason}), and no migration leads from it to this one. ` +
        'Start the version that wrote it, or restore the backup made before the upgrade. In development ' +
        'npm run reset deletes the data, and npm start then begins with an empty database.',
    );
  }
}

const migrationsDir = path.resolve(__dirname, '../../database/migrations');
const knownMigrations = (): string[] => readdirSync(migrationsDir).filter((file) => file.endsWith('.js'));

async function executedMigrations(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable('strapi_migrations'))) return [];
  return (await knex<{ name: string }>('strapi_migrations')).map(({ name }) => name);
}

const list = (names: readonly string[]): string =>
  [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ');

/**
 * @returns false for an empty database, which Strapi migrates when the server starts
 * @throws {OtherSchemaError}
 */
export async function hasSchema(knex: Knex): Promise<boolean> {
  const isVersioned = await knex.schema.hasTable('schema_version');
  if (!isVersioned && !(await knex.schema.hasTable('profiles'))) return false;
  const [version] = isVersioned ? await knex<{ digest: string }>('schema_version') : [];
  if (version?.digest !== schemaDigest) throw new OtherSchemaError('its first migration differs');
  const known = knownMigrations();
  const unknown = (await executedMigrations(knex)).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new OtherSchemaError(`it has the migrations ${list(unknown)}`);
  return true;
}

interface Model {
  attributes: Record<string, { type: string }>;
  options?: { draftAndPublish?: boolean };
}

/**
 * What Strapi stores for this build, as lines that can be compared: the attributes of its content types and components
 * with their types, and which content types have drafts. Strapi deletes what is missing here from the database.
 */
export function contentSchemaOf(strapi: Core.Strapi): string[] {
  const models = { ...strapi.contentTypes, ...strapi.components } as unknown as Record<string, Model>;
  return Object.entries(models).flatMap(([uid, { attributes, options }]) => [
    ...Object.entries(attributes).map(([name, { type }]) => `${uid} ${name} ${type}`),
    ...(options?.draftAndPublish ? [`${uid} draftAndPublish`] : []),
  ]);
}

/**
 * Refuses a database with content that this build does not know, because Strapi would delete it. A build that has
 * migrations for this database is newer than it, so what is missing there was removed on purpose. An update of Strapi
 * that removes content of Strapi itself or of a plugin therefore needs a migration, even an empty one.
 *
 * @throws {OtherSchemaError}
 */
export async function requireKnownContent(knex: Knex, contentSchema: readonly string[]): Promise<void> {
  const executed = await executedMigrations(knex);
  if (knownMigrations().some((name) => !executed.includes(name))) return;
  const [version] = await knex<{ content: string }>('schema_version');
  const known = new Set(contentSchema);
  const unknown = (JSON.parse(version?.content ?? '[]') as string[]).filter((line) => !known.has(line));
  if (unknown.length > 0) throw new OtherSchemaError(`it has the content ${list(unknown)}`);
}

/** Records the content of this build once the database has it, for {@link requireKnownContent} of other builds. */
export async function recordContent(knex: Knex, contentSchema: readonly string[]): Promise<void> {
  await knex('schema_version').update({ content: JSON.stringify(contentSchema) });
}
