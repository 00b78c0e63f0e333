import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { skipLinkStrings } from './skip-link.strings';

export interface SkipLinkProps {
  /** `id` of its target. */
  contentId?: string;
  /** Another label, if it does not go to the content: "Siirry hyväksymiseen". */
  children?: ReactNode;
}

/**
 * Skips what is the same on every page, for keyboard users. Visible only with the focus. `TopNav` includes it.
 * Keyboard: the first Tab of the page reaches it, Enter goes to the content.
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
  /* Takes its own line, so that it covers nothing. */
  &:focus { position: static; display: block; outline-offset: -3px; }
  @media print { display: none; }
`;
