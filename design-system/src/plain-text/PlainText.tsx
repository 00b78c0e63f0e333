import { styled } from 'styled-components';

export interface PlainTextProps {
  /** As it was typed. Nothing in it is markup, and no links are made of addresses. */
  text: string;
  /** Language of the text when it is known and differs from the page. */
  lang?: string;
}

/**
 * What somebody has written, with its lines as they are: a message, a comment. Each paragraph runs in its own
 * direction, and a long address breaks.
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
