import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { noticeStyles } from '../notice/notice-styles';
import { focusField } from './focus-field';

export interface ErrorSummaryProps {
  /** The number of errors: "Tarkista kaksi kohtaa". */
  title: string;
  /** `name` (or `id`) of each invalid field, with the same message as at the field. Renders nothing if empty. */
  errors: readonly { name: string; text: string }[];
}

/**
 * Shown above a form after a failed submit; `useForm` moves the focus here. Each link goes to its field. Pass
 * `useForm().summary`.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const go = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(name, event.currentTarget.closest('form'));
  };
  return (
    <Root role="alert" aria-atomic={false} tabIndex={-1} data-tone="danger" data-error-summary>
      <CircleAlert aria-hidden />
      <div>
        <Title>{title}</Title>
        <List>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={go(name)}>
                {text}
              </a>
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${noticeStyles}
  margin-bottom: var(--s6);
`;

const Title = styled.h2`
  font: 600 var(--h3) / 1.3 var(--sans);
  letter-spacing: 0;
`;

const List = styled.ul`
  && > li { padding-block: 0.15rem; }
  a { display: inline-block; max-width: 100%; min-height: 1.5rem; overflow-wrap: anywhere; }
`;
