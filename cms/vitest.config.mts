import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFull, isPostgres } from './tests/harness/environment.js';

/**
 * Files that test nothing in which the databases could differ: what is refused before a query, who may make a call,
 * code without queries, and pages and pictures of content, which Strapi queries. They run on SQLite, and with
 * TEST_DEPTH=full on PostgreSQL too.
 */
const independentOfDatabase = [
  ...['hostile-transport', 'hostile-bodies', 'hostile-ids', 'roles-*', 'visitors'],
  ...['clean-text', 'commands', 'admin-messages', 'isni-client', 'payment-file', 'portal-files'],
  ...['statement', 'structure', 'tax-card', 'threads', 'refused-actions'],
  ...['content-pictures', 'editor-pages', 'editor-roles', 'preview', 'typed-dates', 'uploads'],
].map((name) => `tests/${name}.test.ts`);

/**
 * Files share the database of their worker. Those whose jobs process every account come first, and those that leave
 * thousands of people and works behind come last.
 */
const priorityOf = ({ moduleId }: TestSpecification): number => {
  const file = path.basename(moduleId);
  if (/^(book-suggestion-mail|distribution|isni-sync)/.test(file)) return 0;
  return /^(hostile|roles)-/.test(file) ? 2 : 1;
};

class PrioritySequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => priorityOf(one) - priorityOf(other));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    exclude: isPostgres && !isFull ? independentOfDatabase : [],
    globalSetup: ['tests/harness/global-setup.ts'],
    setupFiles: ['tests/harness/boot.ts'],
    pool: 'forks',
    // V8's threads for garbage and compiling would compete with the other suite.
    execArgv: ['--single-threaded'],
    maxWorkers: 2,
    // Each worker boots one Strapi, and each test makes its own people.
    isolate: false,
    sequence: { sequencer: PrioritySequencer },
    // Only a test that hangs may exceed it: some boot several programs, each for seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
