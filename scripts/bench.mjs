import { mkdirSync } from 'node:fs';
import { content } from './bench/content.mjs';
import { growth, lists, listsOnPostgres } from './bench/lists.mjs';
import { loans, loansOnPostgres } from './bench/loans.mjs';
import { pages } from './bench/pages.mjs';
import { passwordLink } from './bench/password-link.mjs';
import { distribution, statement } from './bench/payments.mjs';
import { profileSave } from './bench/profile-save.mjs';
import { dir } from './bench/registers.mjs';
import { isOverLimit, printJson } from './bench/results.mjs';
import { customerSearch, worksSearch } from './bench/searches.mjs';
import { start } from './bench/start.mjs';
import { worksList } from './bench/works-list.mjs';
import { demoBuild, serverBuild, sqliteBuild } from './builds.mjs';
import { performAll } from './tasks.mjs';

/**
 * Compares the server with a baseline server that runs the same queries on the same data, and the list of works with
 * one written by hand, and prints ratios of CPU time. With --json the last line is `[{ name, ratio, atMost }]`.
 */

const parts = {
  sqlite: lists,
  content,
  'profile-save': profileSave,
  'customer-search': customerSearch,
  'works-search': worksSearch,
  loans,
  distribution,
  statement,
  postgres: listsOnPostgres,
  'loans-postgres': loansOnPostgres,
  growth,
  async names() {
    // The module imports the domain, which has to be built first.
    const { measureNames } = await import('./bench/names.mjs');
    measureNames();
  },
  'password-link': passwordLink,
  pages,
  'works-list': worksList,
  start,
};

mkdirSync(dir, { recursive: true });
await performAll([sqliteBuild, demoBuild, serverBuild]);
const wanted = process.argv.slice(2).filter((word) => word !== '--json');
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
printJson();
if (isOverLimit()) process.exitCode = 1;
