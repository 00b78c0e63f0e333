import type { ReactNode } from 'react';
import { DisclosureGroup as RACDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { styled } from 'styled-components';

export interface DisclosureGroupProps {
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
  /** Opening one closes the others. By default several stay open for comparison. */
  isSingle?: boolean;
  /** Those that are initially open in an uncontrolled group. */
  defaultExpandedIds?: readonly string[];
  /** Those that are open, if the parent controls the group. */
  expandedIds?: readonly string[];
  /** Called with all open ones after one was opened or closed. */
  onExpandedChange?: (ids: string[]) => void;
}

/**
 * Disclosures of one kind, one under another between rules: the years of payments, questions and answers. Keyboard: Tab
 * from heading to heading, Enter or Space toggles.
 */
export function DisclosureGroup({
  children,
  isSingle = false,
  defaultExpandedIds,
  expandedIds,
  onExpandedChange,
}: DisclosureGroupProps) {
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
