import { TextLink, VisuallyHidden } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/intl/use-text';

interface SuggestLinkProps {
  isbn: string;
  /** The work's title, added to the link's name for screen readers. */
  name: string;
  /** Whether it is on the profile's list and has a page there. */
  isListed?: boolean;
  /** Whether to open a new tab, as the current page would be lost. */
  opensNewTab?: boolean;
}

const hidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;

/** Link to the form that suggests another number to the owner of the work's deal. */
export function SuggestChangeLink({ isbn, name, isListed = false, opensNewTab = false }: SuggestLinkProps) {
  const { t } = useText();
  const page = isListed ? `/works/${isbn}` : `/works/add?isbn=${isbn}`;
  return (
    <TextLink href={`${page}#suggest`} {...(opensNewTab && { target: '_blank' })}>
      {t(opensNewTab ? 'suggest.linkBeside' : 'suggest.link', { name, hidden })}
    </TextLink>
  );
}
