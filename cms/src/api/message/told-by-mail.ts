/** A message with a dedicated mail: the mail, and the page that it links to instead of the message. */
export interface ToldByMail {
  kind: 'suggestion-received' | 'suggestion-answered';
  path?: string;
}
