import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type * as InProcess from '../src/threads/in-process.js';
import { cmsDir } from './harness/environment.js';

const require = createRequire(import.meta.url);
const threads = path.join(cmsDir, 'dist/src/threads');
const { inProcess } = require(path.join(threads, 'in-process.js')) as typeof InProcess;
const folder = mkdtempSync(path.join(tmpdir(), 'nimio-process-'));
const limits = { maxMilliseconds: 20_000, maxOldGenerationSizeMb: 64 };

afterAll(() => rmSync(folder, { recursive: true }));

/** The file of a module that answers by a function, given as its source. */
function moduleOf(name: string, work: string): string {
  const file = path.join(folder, `${name}.js`);
  const answer = JSON.stringify(path.join(threads, 'process-answer.js'));
  writeFileSync(file, `require(${answer}).answerWith(${work});`);
  return file;
}

describe('a process beside the server', () => {
  it('answers with bytes as they are', async () => {
    const file = moduleOf('bytes', 'async ({ length }) => new Uint8Array(length).fill(7)');
    const bytes = await inProcess<Uint8Array>(file, { length: 100_000 }, limits);
    expect(Uint8Array.from(bytes)).toEqual(new Uint8Array(100_000).fill(7));
  });

  it('knows nothing of what the server knows of its surroundings', async () => {
    process.env['SECRET_OF_THE_SERVER'] = 'x';
    const file = moduleOf('environment', 'async () => Object.keys(process.env)');
    expect(await inProcess(file, {}, limits)).not.toContain('SECRET_OF_THE_SERVER');
    delete process.env['SECRET_OF_THE_SERVER'];
  });

  it.each([
    { by: 'error', name: 'throws', work: "async () => { throw new RangeError('too far'); }" },
    { by: 'exit', name: 'leaves', work: 'async () => process.exit(0)' },
    { by: 'exit', name: 'dies', work: "async () => process.kill(process.pid, 'SIGKILL')" },
    { by: 'time', name: 'goes on for ever', work: 'async () => { for (;;); }', maxMilliseconds: 1500 },
  ])('that $name leaves no answer', async ({ by, name, work, maxMilliseconds = limits.maxMilliseconds }) => {
    const answer = inProcess(moduleOf(name, work), {}, { ...limits, maxMilliseconds });
    await expect(answer).rejects.toMatchObject({ by });
  });

  it('says with what it broke', async () => {
    const file = moduleOf('broken', "async () => { throw new RangeError('too far'); }");
    await expect(inProcess(file, {}, limits)).rejects.toMatchObject({
      cause: { name: 'RangeError', message: 'too far' },
    });
  });
});
