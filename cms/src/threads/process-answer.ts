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
