import type { ReactNode } from 'react';
import { DisclosureGroup as RACDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { styled } from 'styled-components';

export interface DisclosureGroupProps {
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
  /** Opening one closes the other. Without it several stay open, to be compared. */
  isSingle?: boolean;
  /** Those that are open at the start, when nobody controls the group. */
  defaultExpandedIds?: readonly string[];
  /** Those that are open, when the parent knows: boxes remembered from the last visit. */
  expandedIds?: readonly string[];
  /** One was opened or closed; all that are open now. */
  onExpandedChange?: (ids: string[]) => void;
}

/**
 * Disclosures of one kind, one under another between rules: the years of payments, questions and answers.
 *
 * Keyboard: Tab from heading to heading, Enter or Space opens and closes.
 */
export function DisclosureGroup(props: DisclosureGroupProps) {
  const { children, isSingle = false, defaultExpandedIds, expandedIds, onExpandedChange } = props;
  return (
    <Root
      allowsMultipleExpanded={!isSingle}
      {...(defaultExpandedIds && { defaultExpandedKeys: defaultExpandedIds })}
      {...(expandedIds && { expandedKeys: expandedIds })}
      {...(onExpandedChange && { onExpandedChange: (keys) => onExpandedChange([...keys].map(String)) })}
    >
      {children}
    </Root>
  );
}

const Root = styled(RACDisclosureGroup)`
  margin-bottom: var(--s5);
  border-top: 1px solid var(--rule-strong);
`;
