import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';

export interface TextLinkProps {
  /** Its address. */
  href: string;
  /** Names the target: "Lisää pankkitiedot", never "tästä". */
  children: ReactNode;
  /** `ink` for titles in lists: underlined only under the pointer. `quiet` takes the colour of its surroundings. */
  tone?: 'accent' | 'ink' | 'quiet';
  /** Language of the text if it differs from the page. */
  lang?: string;
  /** Keeps a telephone number or a date on one line. */
  isUnbroken?: boolean;
  /** The file is saved instead of opened, under this name if one is given. */
  download?: boolean | string;
  /** The link's target; mention another window in its label. */
  target?: string;
  /** The HTML `rel` of the other page. */
  rel?: string;
  /** Name for assistive technology if there is no visible one. */
  'aria-label'?: string;
  /** The current page or location. */
  'aria-current'?: 'page' | 'true' | 'step' | 'location';
  /** A class for its position in the parent. */
  className?: string;
}

/**
 * A link in running text or in a list. Goes through the application's router.
 */
export function TextLink({ children, tone = 'accent', isUnbroken, ...rest }: TextLinkProps) {
  return (
    <Root {...rest} data-tone={tone} data-unbroken={isUnbroken || undefined}>
      {children}
    </Root>
  );
}

const Root = styled(Anchor)`
  &[data-tone='ink'] { color: var(--ink); text-decoration-color: transparent; }
  &[data-tone='ink']:hover { color: var(--accent-hover); text-decoration-color: currentColor; text-decoration-thickness: 1px; }
  &[data-tone='quiet'] { color: inherit; }
  &[data-unbroken] { white-space: nowrap; }
`;
