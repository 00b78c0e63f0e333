const isFailure = (answer: unknown): answer is { failure: string } =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/**
 * Why an act came to nothing, if it did. One that rejects has a sentence of ours, so that what asked for it is not
 * left waiting, and its error stands in the console.
 */
export async function failureOf(act: () => unknown, sentence: string): Promise<string | undefined> {
  try {
    const answer = await act();
    return isFailure(answer) ? answer.failure : undefined;
  } catch (error) {
    logFailure(error);
    return sentence;
  }
}

/** Keeps an error of which the person is told in the page already. */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the developer looks here; the user reads the message on the page
  console.error(error);
}
