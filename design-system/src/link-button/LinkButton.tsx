import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import type { ButtonSize, ButtonVariant } from '../button/Button';
import { buttonStyles } from '../button/button-styles';

export interface LinkButtonProps {
  /** The link's address. */
  href: string;
  /** The action. */
  children: ReactNode;
  /** As in `Button`. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** As in `Button`. */
  size?: ButtonSize;
  /** A single lucide icon before the label. */
  icon?: ReactNode;
  /** Takes the full width of its container. */
  isWide?: boolean;
  /** Name of the file if the link downloads one. */
  download?: boolean | string;
  /** The link's target; mention another window in its label. */
  target?: string;
  /** The HTML `rel` of the other page. */
  rel?: string;
  /** Name for assistive technology if there is no visible one. */
  'aria-label'?: string;
  /** A class for its position in the parent. */
  className?: string;
}

/** A link that is the view's next step. It looks like a button and remains a link: middle click, copy address. */
export function LinkButton({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  isWide,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Anchor)`
  ${buttonStyles}
  &[data-wide] { width: 100%; }
`;
