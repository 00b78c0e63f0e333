import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FieldGroupProps {
  /** Two or three fields that belong together: postcode and city. They stack on a narrow screen. */
  children: ReactNode;
}

/** Fields side by side. Each takes its own `width`; the last one grows. */
export function FieldGroup({ children }: FieldGroupProps) {
  return <Root>{children}</Root>;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 0 var(--s4);
  max-width: 36rem;
  /* Alone on its line a field takes the full width, so that its error need not wrap after every word. */
  > * { flex: 1 1 var(--field-width, 14rem); min-width: min(7rem, 100%); }
  > :last-child { flex-grow: 9999; }
  /* An error makes its field higher; the inputs stay aligned. */
  &:has([data-invalid]) { align-items: flex-start; }
`;
