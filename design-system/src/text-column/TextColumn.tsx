import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TextColumnProps {
  children: ReactNode;
  /** Language of the text if it differs from the page. */
  lang?: string;
}

/**
 * Template D: a text to read, at most 38 rem wide. Styles bare headings and lists, as in an editor's text; components
 * inside (their elements have classes) keep their own style.
 */
export function TextColumn({ children, lang }: TextColumnProps) {
  return <Root lang={lang}>{children}</Root>;
}

const Root = styled.div`
  max-width: var(--measure);
  h2:not([class]) { margin: var(--s6) 0 var(--s3); }
  h3:not([class]) { margin: var(--s5) 0 var(--s2); }
  > :first-child { margin-top: 0; }
  :is(ul, ol):not([class]) { margin: 0 0 var(--s3); padding-inline-start: 1.4rem; }
  ul:not([class]) { list-style: disc; }
  ol:not([class]) { list-style: decimal; }
  img { max-width: 100%; height: auto; }
  :is(ul, ol):not([class]) > li:not([class]) { padding-block: 0.1rem; }
  blockquote { margin: 0 0 var(--s3); padding-inline-start: var(--s4); border-inline-start: 1px solid var(--accent-line); }
  hr { margin-block: var(--s5); border: 0; border-top: 1px solid var(--rule-strong); }
`;
