import { TextLink, VisuallyHidden } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/intl/use-text';

interface SuggestLinkProps {
  isbn: string;
  /** Of the work; said to those who do not see beside what the link stands. */
  name: string;
  /** It is on the profile's list, and has a page there. */
  isListed?: boolean;
  /** The page that it stands on would be lost by leaving it. */
  opensBeside?: boolean;
}

const hidden = (words: ReactNode[]) => <VisuallyHidden>{words}</VisuallyHidden>;

/** To the form that suggests another number to whoever is in charge of the work's division. */
export function SuggestLink({ isbn, name, isListed = false, opensBeside = false }: SuggestLinkProps) {
  const { t } = useText();
  const page = isListed ? `/works/${isbn}` : `/works/add?isbn=${isbn}`;
  return (
    <TextLink href={`${page}#suggest`} {...(opensBeside && { target: '_blank' })}>
      {t(opensBeside ? 'suggest.linkBeside' : 'suggest.link', { name, hidden })}
    </TextLink>
  );
}
