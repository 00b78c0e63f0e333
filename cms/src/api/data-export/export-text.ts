import type { Reader } from '../../data/sql.js';
import { activitySections } from './activity-sections.js';
import { findHeader, profileSections } from './profile-sections.js';
import type { Context, Row, Section } from './section.js';

/** The version of the format, which domain/src/data-export/README.md documents. */
const version = 1;

const sections = Object.entries({ ...profileSections, ...activitySections });

/** A list as JSON with a row in each line, read in pages. */
async function* listText(
  context: Context,
  { query, present = ({ pageKey: _, ...row }) => row }: Section,
): AsyncGenerator<string> {
  let [after, separator] = [0, '\n'];
  for (;;) {
    const rows: Row[] = await context.reader.all(query, [context.profileId, after]);
    for (const row of rows) {
      const shown = await present(row, context);
      if (!shown) continue;
      yield `${separator}    ${JSON.stringify(shown)}`;
      separator = ',\n';
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.pageKey;
  }
}

/** Everything that is stored about a profile as JSON text, in chunks; nothing about other people. */
export async function* exportText(reader: Reader, profileId: number, now: Date): AsyncGenerator<string> {
  const profile = await findHeader(reader, profileId);
  if (!profile) throw new Error(`No profile ${profileId}`);
  const context = { reader, profileId, isPerson: profile.kind === 'person' };
  yield `{\n  "version": ${version},\n  "createdAt": ${JSON.stringify(now)},\n  "profile": ${JSON.stringify(profile)}`;
  for (const [key, section] of sections) {
    if (section.isOfPersons && !context.isPerson) continue;
    yield `,\n  ${JSON.stringify(key)}: [`;
    yield* listText(context, section);
    yield '\n  ]';
  }
  yield '\n}\n';
}
