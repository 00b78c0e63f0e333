import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DisclosurePanel, Disclosure as RACDisclosure } from 'react-aria-components/Disclosure';
import { styled } from 'styled-components';

export interface DisclosureProps {
  /** The heading of its content: "Vuosi 2025", "Miten summa laskettiin". */
  title: ReactNode;
  /** A short text at the end of the line: a sum, a count. */
  note?: ReactNode;
  /** The content shown while it is open. The browser's search finds it while it is closed, and opens it. */
  children: ReactNode;
  /** Rank of the heading in the page. */
  level?: 2 | 3 | 4;
  /** Whether an uncontrolled one is initially open. */
  isDefaultExpanded?: boolean;
  /** Whether it is open, if the parent controls it. */
  isExpanded?: boolean;
  /** Called when it is opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Its key in a `DisclosureGroup`. */
  id?: string;
}

/**
 * A heading that expands its content, for details that only some readers want. All are expanded on paper. Keyboard:
 * Tab, Enter or Space toggles.
 */
export function Disclosure({
  title,
  note,
  children,
  level = 3,
  isDefaultExpanded = false,
  ...rest
}: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <Root {...rest} defaultExpanded={isDefaultExpanded}>
      <Heading>
        <Button slot="trigger">
          <ChevronRight aria-hidden />
          <span className="line">
            <span>{title} </span>
            {note && (
              <>
                <span className="leader" aria-hidden />
                <span className="note">{note}</span>
              </>
            )}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Root>
  );
}

const Root = styled(RACDisclosure)`
  border-bottom: 1px solid var(--rule);
  > :is(h2, h3, h4) { margin: 0; font: 440 var(--title) / 1.25 var(--serif); letter-spacing: normal; }
  > :is(h2, h3, h4) > button {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    column-gap: var(--s2);
    align-items: start;
    width: calc(100% + 2 * var(--s2));
    min-height: 3rem;
    margin-inline: calc(-1 * var(--s2));
    padding: 0.7rem var(--s2);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover { background: var(--accent-tint); }
    &[data-focus-visible] { outline-offset: -3px; box-shadow: none; }
    > svg { margin-top: 0.1rem; color: var(--accent); transition: rotate var(--quick); }
  }
  &[data-expanded] > :is(h2, h3, h4) svg { rotate: 90deg; }
  .line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.4rem; }
  .line > :first-child { max-width: 100%; hyphens: auto; }
  .leader {
    flex: 1;
    min-width: 1.25rem;
    border-bottom: 2px dotted var(--field);
    opacity: 0.75;
    translate: 0 -0.2em;
  }
  .note { font: 400 var(--body) / 1.25 var(--sans); }
  > [role='group'] { padding-inline-start: 1.75rem; }
  &[data-expanded] > [role='group'] { padding-block: var(--s1) var(--s5); }
  > [role='group'] > :last-child { margin-bottom: 0; }

  @media (max-width: 727px) { > [role='group'] { padding-inline-start: 0; } }
  @media (forced-colors: active) {
    > :is(h2, h3, h4) > button { border: 0; }
    .leader { border-color: CanvasText; }
  }
  @media print {
    break-inside: avoid;
    > :is(h2, h3, h4) > button { grid-template-columns: minmax(0, 1fr); }
    > :is(h2, h3, h4) svg { display: none; }
    > [role='group'] { display: block; content-visibility: visible; padding: 0 0 var(--s4); }
  }
`;
