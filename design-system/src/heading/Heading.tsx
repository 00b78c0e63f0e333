import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

export type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'title';

export interface HeadingProps {
  /** Level in the page: one 1, and no level skipped. */
  level: 1 | 2 | 3 | 4;
  /** Style, if it differs from the level. `title` is that of a work, in the serif of the books. */
  size?: HeadingSize;
  /** Short, in sentence case, without a full stop. */
  children: ReactNode;
  /** For links to it, and to name a region. */
  id?: string;
  /** Language of the text if it differs from the page. */
  lang?: string;
  /** To move the focus to it; it is focusable but no tab stop. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/**
 * A heading with separate level and style: the level by the order of the page, the style by its weight. `PageHead`,
 * `Section`, `Column` and `Card` include their own.
 */
export function Heading({ level, size = sizes[level], ref, ...rest }: HeadingProps) {
  return <Root {...rest} as={`h${level}`} ref={ref} data-size={size} tabIndex={ref ? -1 : undefined} />;
}

const Root = styled.h2`
  &[data-size] { margin: 0 0 var(--s3); text-wrap: balance; hyphens: auto; }
  &[data-size='display'] { font: 380 var(--display) / 1 var(--display-serif); letter-spacing: -0.03em; }
  &[data-size='h1'] { font: 440 var(--h1) / 1.08 var(--display-serif); letter-spacing: -0.018em; }
  &[data-size='h2'] { font: 440 var(--h2) / 1.2 var(--serif); letter-spacing: -0.008em; }
  &[data-size='h3'] { font: 600 var(--h3) / 1.3 var(--sans); letter-spacing: normal; }
  &[data-size='title'] { font: 440 var(--title) / 1.25 var(--serif); letter-spacing: normal; }
`;
