import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TextProps {
  /** The text; may contain links. */
  children: ReactNode;
  /** Its element: a paragraph, or a part of another text. */
  as?: 'p' | 'span' | 'div';
  /** `lead` under a title, `small` for secondary text; nothing is smaller. */
  size?: 'lead' | 'body' | 'small';
  /** `muted` for less important text; the others repeat the meaning in colour. */
  tone?: 'ink' | 'muted' | 'success' | 'warning' | 'danger';
  /** The serif of the books: titles, a single prominent sentence. */
  isSerif?: boolean;
  /** Language of the text if it differs from the page. */
  lang?: string;
  /** `id` of the element. */
  id?: string;
}

/** Text in one of the text sizes. A paragraph has a readable maximum width. */
export function Text({ as = 'p', size = 'body', tone = 'ink', isSerif, ...rest }: TextProps) {
  return <Root {...rest} as={as} data-size={size} data-tone={tone} data-serif={isSerif || undefined} />;
}

const Root = styled.p`
  max-width: var(--measure);
  &:last-child { margin-bottom: 0; }
  &[data-size='lead'] { font-size: var(--lead); line-height: 1.4; }
  &[data-size='body'] { font-size: var(--body); }
  &[data-size='small'] { font-size: var(--small); }
  &[data-tone='ink'] { color: var(--ink); }
  &[data-tone='muted'] { color: var(--muted); }
  &[data-tone='success'] { color: var(--ok); }
  &[data-tone='warning'] { color: var(--warn); }
  &[data-tone='danger'] { color: var(--danger); }
  &[data-serif] { font-family: var(--serif); }
`;
