import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FormActionsProps {
  /** The number of changed fields; without any the bar stays at the form's end and covers nothing. */
  changes: number;
  /** The unsaved changes: "2 muutosta tallentamatta". Announced when it changes. */
  message: ReactNode;
  /** Cancel and save, the primary one last. */
  children: ReactNode;
}

/**
 * Sticks to the lower edge of the window once something has changed, and keeps the focus after saving or cancelling.
 * Comes last inside the `Form`.
 */
export function FormActions({ changes, message, children }: FormActionsProps) {
  return (
    <Root data-form-actions data-changed={changes > 0 || undefined}>
      <Message role="status">{message}</Message>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-top: var(--s5);
  padding-block: var(--s3);
  border-top: 1px solid var(--rule-strong);
  background: var(--page);
  &:is([data-changed], :focus-within) { position: sticky; bottom: 0; z-index: var(--z-bar); }
  @media (max-width: 727px) { > button:not([data-variant='quiet']) { flex: 1; } }
  @media print { display: none; }
`;

const Message = styled.span`
  margin-inline-end: auto;
  color: var(--muted);
  [data-changed] > & { color: var(--ink); font-weight: 600; }
  @media (max-width: 727px) { width: 100%; }
`;
