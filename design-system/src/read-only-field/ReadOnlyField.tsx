import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldStyles } from '../field/field-styles';

export interface ReadOnlyFieldProps {
  /** Names the value, as the label of a field does. */
  label: ReactNode;
  /** The value, as text. */
  children: ReactNode;
  /** Why it cannot be changed here, and where it can: "Nimi tulee väestötiedoista." May contain a link. */
  reason?: ReactNode;
  /** Language of the value if it differs from the page. */
  lang?: string;
}

/**
 * A read-only value among fields: text under a label, and the reason. It is no disabled input, which looks as if it
 * should be filled in, and takes no focus.
 */
export function ReadOnlyField({ label, children, reason, lang }: ReadOnlyFieldProps) {
  return (
    <Root>
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
      {reason && (
        <dd className="reason">
          <LockKeyhole aria-hidden />
          <span>{reason}</span>
        </dd>
      )}
    </Root>
  );
}

const Root = styled.dl`
  ${fieldStyles}
  dt { margin-bottom: 0.2rem; font-weight: 600; }
  dd { overflow-wrap: anywhere; }
  .reason {
    display: flex;
    gap: 0.4rem;
    max-width: 34rem;
    margin-top: 0.2rem;
    color: var(--muted);
    font-size: var(--small);
  }
  .reason svg { width: 1rem; height: 1rem; margin-top: 0.2rem; }
  .reason a { color: inherit; text-decoration-color: currentColor; }
`;
