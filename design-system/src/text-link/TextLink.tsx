import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';

export interface TextLinkProps {
  /** Where it leads. */
  href: string;
  /** Names the target: "Lisää pankkitiedot", never "tästä". */
  children: ReactNode;
  /** `ink` for titles in lists: underlined only under the pointer. `quiet` takes the colour of its surroundings. */
  tone?: 'accent' | 'ink' | 'quiet';
  /** Language of the words when it differs from the page. */
  lang?: string;
  /** Keeps a telephone number or a date on one line. */
  isUnbroken?: boolean;
  /** The file is saved rather than opened, under this name if one is given. */
  download?: boolean | string;
  /** Where the link opens; say in its words when that is another window. */
  target?: string;
  /** Relation of the other page, as HTML has it. */
  rel?: string;
  /** Name for assistive technology when there are no words in sight. */
  'aria-label'?: string;
  /** The page or the place that is open. */
  'aria-current'?: 'page' | 'true' | 'step' | 'location';
  /** A class for the place where it stands. */
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
