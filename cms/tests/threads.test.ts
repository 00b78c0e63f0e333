import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type * as InProcess from '../src/threads/in-process.js';
import type * as InThread from '../src/threads/in-thread.js';
import { cmsDir } from './harness/environment.js';

const require = createRequire(import.meta.url);
const threads = path.join(cmsDir, 'dist/src/threads');
const { inProcess } = require(path.join(threads, 'in-process.js')) as typeof InProcess;
const { inThread } = require(path.join(threads, 'in-thread.js')) as typeof InThread;
const folder = mkdtempSync(path.join(tmpdir(), 'nimio-process-'));
const limits = { maxMilliseconds: 20_000, maxOldGenerationSizeMb: 64 };
const ofThread = { maxMilliseconds: 20_000, resourceLimits: { maxOldGenerationSizeMb: 64 } };

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, source: string): string {
  const file = path.join(folder, `${name}.js`);
  writeFileSync(file, source);
  return file;
}

const answering = (module: string): string => `require(${JSON.stringify(path.join(threads, module))})`;

/** The file of a module that answers by a function, given as its source. */
const moduleOf = (name: string, work: string): string =>
  write(name, `${answering('in-process.js')}.runTask(${work});`);

describe('a separate process', () => {
  it('answers with unchanged bytes', async () => {
    const file = moduleOf('bytes', 'async ({ length }) => new Uint8Array(length).fill(7)');
    const bytes = await inProcess<Uint8Array>(file, { length: 100_000 }, limits);
    expect(Uint8Array.from(bytes)).toEqual(new Uint8Array(100_000).fill(7));
  });

  it('does not get the server’s environment', async () => {
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
  ])('that $name has no result', async ({ by, name, work, maxMilliseconds = limits.maxMilliseconds }) => {
    const response = inProcess(moduleOf(name, work), {}, { ...limits, maxMilliseconds });
    await expect(response).rejects.toMatchObject({ by });
  });

  it('reports its error', async () => {
    const file = moduleOf('broken', "async () => { throw new RangeError('too far'); }");
    await expect(inProcess(file, {}, limits)).rejects.toMatchObject({
      cause: { name: 'RangeError', message: 'too far' },
    });
  });
});

/** A thread that counts its tasks, and handles some differently. */
const counting = (name: string, start = ''): string =>
  write(
    name,
    `${start}let tasks = 0;
    ${answering('in-thread.js')}.runTaskInThread(async (task) => {
      if (task === 'throw') throw new RangeError('too far');
      if (task === 'wait for nothing') await new Promise(() => undefined);
      if (task === 'go on') for (;;);
      return (tasks += 1);
    });`,
  );

describe('a worker thread', () => {
  const reused = { ...ofThread, idleMilliseconds: 600_000 };
  const ask = (module: string, task = '', changes: object = {}) =>
    inThread<number>(module, task, { ...reused, ...changes });

  it('is new for each task', async () => {
    const module = counting('new');
    expect(await ask(module, '', { idleMilliseconds: 0 })).toBe(1);
    expect(await ask(module, '', { idleMilliseconds: 0 })).toBe(1);
  });

  it('waits for the next task if it may', async () => {
    const module = counting('kept');
    expect([await ask(module), await ask(module), await ask(module)]).toEqual([1, 2, 3]);
  });

  it('may take longer to start than for its task', async () => {
    const module = counting('slow', 'for (const end = Date.now() + 1000; Date.now() < end; ); ');
    expect(await ask(module, '', { maxMilliseconds: 500 })).toBe(1);
  });

  it('ends without a task for a while', async () => {
    const module = counting('idle');
    await ask(module, '', { idleMilliseconds: 1 });
    const askAgain = () => ask(module, '', { idleMilliseconds: 1 });
    await expect.poll(askAgain, { interval: 50, timeout: 20_000 }).toBe(1);
  });

  it('runs one task at a time: another one gets a separate thread', async () => {
    const module = counting('two');
    expect(await Promise.all([ask(module), ask(module)])).toEqual([1, 1]);
    expect(await ask(module)).toBe(2);
  });

  it.each([
    { by: 'error', task: 'throw' },
    { by: 'exit', task: 'wait for nothing' },
    { by: 'time', task: 'go on', maxMilliseconds: 1500 },
  ])('that ends by $by has no result, and the next task has a new one', async ({ by, task, ...limit }) => {
    const module = counting(`ends-by-${by}`);
    expect(await ask(module)).toBe(1);
    await expect(ask(module, task, limit)).rejects.toMatchObject({ by });
    expect(await ask(module)).toBe(1);
  });
});
