import type { ComponentProps } from 'react';
import { useAnchorProps } from './navigation';

type AnchorProps = ComponentProps<'a'> & { href: string };

/**
 * The base of every link of the design system: an anchor that uses the application's router, and nothing more, because
 * lists have hundreds of them.
 */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} {...useAnchorProps(href)}>
      {children}
    </a>
  );
}
