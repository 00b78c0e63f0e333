import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { cmsDir } from './environment.js';
import type { Installation } from './own-server.js';

export interface StartedCommand {
  child: ChildProcessWithoutNullStreams;
  /** Its exit code and output. */
  ended: Promise<{ code: number | null; text: string }>;
}

/**
 * Runs a command next to the server of an installation.
 *
 * @param main its module below `dist/src`
 */
export function startCommand(
  { env }: Installation,
  main: string,
  ...args: readonly string[]
): StartedCommand {
  const child = spawn(process.execPath, [path.join(cmsDir, 'dist/src', main), ...args], {
    cwd: cmsDir,
    env: { ...process.env, DATABASE_CLIENT: 'sqlite', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, text })),
  );
  return { child, ended };
}
