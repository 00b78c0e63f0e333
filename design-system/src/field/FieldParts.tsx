import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label as RACLabel } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { lineStyles, wrongStyles } from './field-styles';

/** The props common to all fields. */
export interface FieldTexts {
  /** Names the field. Always visible, in sentence case, without a full stop. */
  label: ReactNode;
  /** What is expected, before typing. Stays visible next to an error. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Makes the field invalid. */
  error?: string | undefined;
}

/** What `useForm().field(name)` gives to a field. */
export interface FieldBinding<V> {
  /** The name of the value in the form; also the target of the error summary's link. */
  name?: string;
  /** The value. With it the field is controlled by the page, otherwise it is uncontrolled. */
  value?: V;
  /** Called with the new value at every change. */
  onChange?: (value: V) => void;
  /** Called on blur. */
  onBlur?: () => void;
}

export const Label = styled(RACLabel)`
  display: block;
  margin-bottom: 0.2rem;
  font-weight: 600;
`;

export function Description({ children, id }: { children?: ReactNode; id?: string }) {
  return children ? (
    <Hint slot="description" {...(id && { id })}>
      {children}
    </Hint>
  ) : null;
}

export function ErrorText({ children }: { children?: string | undefined }) {
  if (!children) return null;
  return (
    <Wrong>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Wrong>
  );
}

/** A quiet green message that the value is valid, for account numbers, ISBN and new passwords. */
export function Confirmation({ children }: { children?: ReactNode }) {
  return (
    <Right role="status">
      {children && (
        <>
          <CircleCheck aria-hidden />
          <span>{children}</span>
        </>
      )}
    </Right>
  );
}

const Hint = styled(Text)`
  display: block;
  max-width: 34rem;
  margin-bottom: 0.4rem;
  color: var(--muted);
  font-size: var(--small);
`;

const Wrong = styled(FieldError)`
  ${wrongStyles}
`;

const Right = styled.div`
  ${lineStyles}
  color: var(--ok);
  &:not(:empty) { margin-top: 0.35rem; }
  svg { margin-top: 0.1rem; }
`;
