const isFailure = (answer: unknown): answer is { failure: string } =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/**
 * The failure of an action, if any. A rejection gives a generic sentence, so that the caller does not stay pending, and
 * its error is logged to the console.
 */
export async function failureOf(action: () => unknown, sentence: string): Promise<string | undefined> {
  try {
    const answer = await action();
    return isFailure(answer) ? answer.failure : undefined;
  } catch (error) {
    logFailure(error);
    return sentence;
  }
}

/** Ignores an error that the page already shows. */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the developer looks here; the user reads the message on the page
  console.error(error);
}
