import type { ComponentProps } from 'react';
import { useWay } from './way';

type AnchorProps = ComponentProps<'a'> & { href: string };

/**
 * What every link of the design system is: an anchor that goes through the application's router, and nothing more,
 * as lists have hundreds of them.
 */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} {...useWay(href)}>
      {children}
    </a>
  );
}
