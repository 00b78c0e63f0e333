import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import type { ButtonSize, ButtonVariant } from '../button/Button';
import { buttonStyles } from '../button/button-styles';

export interface LinkButtonProps {
  /** Where the link goes. */
  href: string;
  /** The act, in words. */
  children: ReactNode;
  /** As in `Button`. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** As in `Button`. */
  size?: ButtonSize;
  /** A single lucide icon before the words. */
  icon?: ReactNode;
  /** Takes the whole width of its container. */
  isWide?: boolean;
  /** Name of the file when the link downloads one. */
  download?: boolean | string;
  /** Where the link opens; say in its words when that is another window. */
  target?: string;
  /** Relation of the other page, as HTML has it. */
  rel?: string;
  /** Name for assistive technology when there are no words in sight. */
  'aria-label'?: string;
  /** A class for the place where it stands. */
  className?: string;
}

/** A link that is the view's next step. It looks like a button and stays a link: middle click, copy address. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'primary', size = 'md', icon, isWide, ...rest } = props;
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
