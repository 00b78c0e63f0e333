import { fork } from 'node:child_process';
import { NoAnswer } from './no-answer.js';

interface Limits {
  maxMilliseconds: number;
  maxOldGenerationSizeMb: number;
}

/**
 * Runs a module that calls `answerWith` in a separate process without the server's environment, and returns its answer.
 * It uses one processor at most: within one process, garbage collection and compilation of other threads compete with
 * the server's own thread on two processors (decision 0037).
 *
 * @param module its file
 * @param task the module's input
 * @throws NoAnswer
 */
export function inProcess<Answer>(module: string, task: object, limits: Limits): Promise<Answer> {
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
    const fail = (by: NoAnswer['by'], cause?: unknown): void => end(() => reject(new NoAnswer(by, cause)));
    const timer = setTimeout(() => fail('time'), limits.maxMilliseconds);
    child.once('message', (reply: Reply<Answer>) =>
      'error' in reply ? fail('error', reply.error) : end(() => resolve(reply.answer)),
    );
    child.once('error', (error) => fail('error', error));
    child.once('exit', () => fail('exit'));
    child.send(task, (error) => {
      if (error) fail('error', error);
    });
  });
}

/** The message from a process to the server that started it. */
export type Reply<Answer> = { answer: Answer } | { error: unknown };

/** Answers the one task of this process (`inProcess`). */
export function answerWith<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  const send = (reply: Reply<Answer>): void => void process.send?.(reply);
  process.once('message', (task: Task) => {
    work(task).then(
      (answer) => send({ answer }),
      (error: unknown) => send({ error }),
    );
  });
}
