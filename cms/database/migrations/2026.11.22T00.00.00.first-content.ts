import type { Knex } from 'knex';

/** The help that came with the versions before this table: its place, by the name that the log gave it when it was made. */
const placesByName: Readonly<Record<string, string>> = {
  'Miten pääsen portaaliin?': 'login',
  'Mitä pankin kertomille tiedoille tapahtuu?': 'registration',
  'Mitä sopimuksen hyväksyminen tarkoittaa?': 'contract',
  'Miksi tarvitsemme yhteystietosi?': 'contact',
  'Mille tilille korvaukset maksetaan?': 'bank',
  'Mitä teosluetteloon kuuluu?': 'works',
  'Mistä ISBN-tunnus löytyy?': 'add-work',
  'Miten osuuteni lasketaan?': 'work-roles',
  'Mistä voin kirjoittaa?': 'messages',
};

/** The places whose help was made once, whatever its editors did with it then, and those that have some now. */
async function metPlaces(knex: Knex): Promise<string[]> {
  const lines = await knex('audit_log')
    .where({ act: 'content.create' })
    .andWhere('subject', 'like', 'info-texts/%')
    .pluck<string[]>('facts');
  const made = lines.map((facts) => placesByName[(JSON.parse(facts) as { name: string }).name]);
  const present = await knex('info_texts').whereNotNull('place').pluck<string[]>('place');
  return [...new Set([...made, ...present])].filter((place) => place !== undefined);
}

/** Which entries of the first content an installation has met: what its editors delete does not come back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('first_content', (table) => {
    // Its folder: `info-texts/bank`.
    table.string('entry', 160).primary();
  });
  if (await knex.schema.hasTable('info_texts')) {
    const rows = (await metPlaces(knex)).map((place) => ({ entry: `info-texts/${place}` }));
    if (rows.length > 0) await knex('first_content').insert(rows);
  }
  // Whoever changes content locks this row, so it is there from the beginning.
  await knex('content_revisions')
    .insert({ content: 'published', revision: 0 })
    .onConflict('content')
    .ignore();
}
