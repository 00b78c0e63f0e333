/** What an act answers; when it rejects, a sentence of ours, so that its row is not left waiting. */
export async function answerOf(act: () => unknown, sentence: string): Promise<unknown> {
  try {
    return await act();
  } catch {
    return sentence;
  }
}
