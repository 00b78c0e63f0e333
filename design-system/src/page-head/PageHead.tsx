import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

export interface PageHeadProps {
  /** The page's `h1`. */
  title: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** The primary action of the page. */
  action?: ReactNode;
  /** To move the focus to the heading after a navigation; it is focusable but no tab stop. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Title of a page and its one primary action. For the title page of Home use `TitlePage`. */
export function PageHead({ title, lead, action, headingRef }: PageHeadProps) {
  return (
    <Root>
      <div>
        <PageTitle ref={headingRef} tabIndex={-1}>
          {title}
        </PageTitle>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

/** A focusable `h1`, for the focus after a navigation. */
export const PageTitle = styled.h1`
  &:focus { outline: none; box-shadow: none; }
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  padding-block: clamp(2rem, 4vw, 3.25rem) var(--s5);
  @media print { padding-block: var(--s4); }
`;

const Lead = styled.p`
  max-width: var(--measure);
  margin: 0.5rem 0 0;
  color: var(--muted);
`;

const Action = styled.div`
  @media (max-width: 727px) { width: 100%; > a, > button { width: 100%; } }
  @media print { display: none; }
`;
