/**
 * The announced payments of the first day. Their tax and accounts were fixed when their distributions were approved, so new
 * tax data or another account reach only payments that are approved later.
 *
 * @param planned the soonest first
 */
export const soonestPayments = <P extends { date: string }>(planned: readonly P[]): readonly P[] =>
  planned.filter(({ date }) => date === planned[0]?.date);
