import { fork } from 'node:child_process';
import { NoAnswer } from './no-answer.js';
import type { Reply } from './process-answer.js';

interface Limits {
  maxMilliseconds: number;
  maxOldGenerationSizeMb: number;
}

/**
 * The answer of a module that calls `answerWith`, run in a process of its own, which knows nothing of the server's
 * environment. It takes one processor at most: the helpers that threads of one process have for their memory and their
 * compiling take turns with the server's own thread where there are two (decision 0037).
 *
 * @param module its file
 * @param task what the module is given
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
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
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
