import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TextProps {
  /** The words; may hold links. */
  children: ReactNode;
  /** What it is in the page: a paragraph, or words inside another text. */
  as?: 'p' | 'span' | 'div';
  /** `lead` under a title, `small` for what is beside the point; nothing is smaller. */
  size?: 'lead' | 'body' | 'small';
  /** `muted` for what may be passed over; the others repeat in colour what the words say. */
  tone?: 'ink' | 'muted' | 'success' | 'warning' | 'danger';
  /** The face of the books: titles, one sentence that stands alone. */
  isSerif?: boolean;
  /** Language of the words when it differs from the page. */
  lang?: string;
  /** `id` of the element. */
  id?: string;
}

/** Words in one of the text sizes. A paragraph is at most as wide as can be read without losing the line. */
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
