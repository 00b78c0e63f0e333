import type { ComponentProps, ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as RACTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';

export interface TooltipProps {
  /** A short text that repeats or extends the control's label. */
  text: string;
  /** One button or link of the design system. */
  children: ReactElement<object>;
}

/** An extra label on hover and focus. Never the only place of a fact, because touch does not show it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      {'href' in children.props ? <LinkTrigger>{children}</LinkTrigger> : children}
      <Root offset={8}>{text}</Root>
    </TooltipTrigger>
  );
}

/**
 * A button handles its tooltip itself. A link is a bare anchor, because lists have hundreds of them, and forwards its
 * props.
 */
function LinkTrigger({ children }: Pick<TooltipProps, 'children'>) {
  return <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>;
}

const Root = styled(RACTooltip)`
  max-width: 20rem;
  padding: 0.4rem 0.75rem;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--page);
  font-size: var(--small);
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
