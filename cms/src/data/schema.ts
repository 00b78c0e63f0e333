import type { Knex } from 'knex';
import { schemaDigest } from '../../database/migrations/0000-initial-schema.js';

/** Its message is meant for the person who starts the program, who needs no stack. */
export class OtherSchemaError extends Error {
  constructor() {
    super(
      'The database has the schema of another version, and no migration leads from it to this one. ' +
        'npm run reset deletes the data, and npm start then begins with an empty database.',
    );
  }
}

/**
 * @returns false for an empty database, which Strapi migrates when the server starts
 * @throws {OtherSchemaError}
 */
export async function hasSchema(knex: Knex): Promise<boolean> {
  const isVersioned = await knex.schema.hasTable('schema_version');
  if (!isVersioned && !(await knex.schema.hasTable('profiles'))) return false;
  const [version] = isVersioned ? await knex<{ digest: string }>('schema_version') : [];
  if (version?.digest !== schemaDigest) throw new OtherSchemaError();
  return true;
}
