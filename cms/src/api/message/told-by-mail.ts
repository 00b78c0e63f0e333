/** A message that has a mail of its own: which, and the page that it leads to instead of the message's. */
export interface ToldByMail {
  kind: 'suggestion-received' | 'suggestion-answered';
  path?: string;
}
