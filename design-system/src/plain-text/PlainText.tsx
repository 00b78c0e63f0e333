import { styled } from 'styled-components';

export interface PlainTextProps {
  /** As typed. Markup is not interpreted, and addresses are not linked. */
  text: string;
  /** Language of the text if it is known and differs from the page. */
  lang?: string;
}

/**
 * Text written by a person, with its line breaks: a message, a comment. Each paragraph has its own direction, and long
 * addresses wrap.
 */
export function PlainText({ text, lang }: PlainTextProps) {
  return <Root lang={lang}>{text}</Root>;
}

const Root = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--s5);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  text-align: start;
`;
