import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { skipLinkStrings } from './skip-link.strings';

export interface SkipLinkProps {
  /** `id` of the place that it goes to. */
  contentId?: string;
  /** Other words, when it goes elsewhere than to the content: "Siirry hyväksymiseen". */
  children?: ReactNode;
}

/**
 * Over what is the same on every page, for who goes by keyboard. Seen only while it has the focus. `TopNav` brings
 * it along.
 *
 * Keyboard: the first Tab of the page comes to it, Enter goes to the content.
 */
export function SkipLink({ contentId = 'main', children }: SkipLinkProps) {
  const t = useStrings(skipLinkStrings);
  return <Root href={`#${contentId}`}>{children ?? t('skip')}</Root>;
}

const Root = styled.a`
  position: absolute;
  left: -999px;
  padding: 0.6rem var(--side-padding);
  background: var(--sheet);
  /* Takes a line of its own: it must not cover what it stands over. */
  &:focus { position: static; display: block; outline-offset: -3px; }
  @media print { display: none; }
`;
