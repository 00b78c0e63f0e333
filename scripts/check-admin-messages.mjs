// Validates the messages of the CMS admin as those of the portal: node scripts/check-admin-messages.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTexts, languages } from '../portal/scripts/messages/check.mjs';

const folder = path.join(import.meta.dirname, '../cms/src/admin/messages');
const [fi = {}, sv = {}, en = {}] = languages.map(
  (language) =>
    /** @type {Record<string, string>} */ (
      JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'))
    ),
);

/** Strapi joins these to other texts, and so they begin or end with a space. */
const joined = /^content-manager\.form\.Input\.hint\./;

const problems = Object.keys({ ...fi, ...sv, ...en }).flatMap((id) => {
  // Strapi has its own messages in English.
  const texts = { fi: fi[id] ?? '', sv: sv[id] ?? '', en: en[id] ?? fi[id] ?? '' };
  return joined.test(id)
    ? []
    : checkTexts(texts).map((problem) => `cms/src/admin/messages: ${id}: ${problem}`);
});

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
