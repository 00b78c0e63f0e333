const isFailure = (result: unknown): result is { failure: string } =>
  typeof result === 'object' && result !== null && 'failure' in result;

/**
 * The failure of an action, if any. A rejection gives a generic sentence, so that the caller does not stay pending, and
 * its error is logged to the console.
 */
export async function failureOf(action: () => unknown, sentence: string): Promise<string | undefined> {
  try {
    const result = await action();
    return isFailure(result) ? result.failure : undefined;
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
