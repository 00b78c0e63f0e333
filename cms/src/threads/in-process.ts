import { fork } from 'node:child_process';
import { TaskFailed } from './task-failed.js';

interface Limits {
  maxMilliseconds: number;
  maxOldGenerationSizeMb: number;
}

/**
 * Runs a module that calls `runTask` in a separate process without the server's environment, and returns its result.
 * It uses one processor at most: within one process, garbage collection and compilation of other threads compete with
 * the server's own thread on two processors (decision 0037).
 *
 * @param module its file
 * @param task the module's input
 * @throws TaskFailed
 */
export function inProcess<Result>(module: string, task: object, limits: Limits): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(module, {
      serialization: 'advanced',
      env: {},
      execArgv: ['--single-threaded', `--max-old-space-size=${limits.maxOldGenerationSizeMb}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const end = (deliver: () => void): void => {
      clearTimeout(timer);
      deliver();
      child.kill('SIGKILL');
    };
    const fail = (by: TaskFailed['by'], cause?: unknown): void =>
      end(() => reject(new TaskFailed(by, cause)));
    const timer = setTimeout(() => fail('time'), limits.maxMilliseconds);
    child.once('message', (reply: Reply<Result>) =>
      'error' in reply ? fail('error', reply.error) : end(() => resolve(reply.result)),
    );
    child.once('error', (error) => fail('error', error));
    child.once('exit', () => fail('exit'));
    child.send(task, (error) => {
      if (error) fail('error', error);
    });
  });
}

/** The message from a process to the server that started it. */
export type Reply<Result> = { result: Result } | { error: unknown };

/**
 * Runs the one task of this process (`inProcess`). The listener stays, which keeps the process alive until the server
 * has read the reply and kills it: a busy server could otherwise see the exit before the reply.
 */
export function runTask<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const send = (reply: Reply<Result>): void => void process.send?.(reply);
  process.on('message', (task: Task) => {
    work(task).then(
      (result) => send({ result }),
      (error: unknown) => send({ error }),
    );
  });
}
