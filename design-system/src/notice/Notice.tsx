import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { noticeStyles } from './notice-styles';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  /** A fact, a success, a warning, or an error. Shown by icon and text too, never by colour alone. */
  tone: NoticeTone;
  /** A short first line. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons and links under the text. */
  actions?: ReactNode;
  /** One button next to the text, on a phone under it. */
  action?: ReactNode;
  /** `alert` or `status` announces the notice when it appears; omit it if it is part of the page from the start. */
  role?: 'alert' | 'status' | undefined;
  /** A class for its position in the parent. */
  className?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Something the reader should know, in the page next to its subject. For a transient confirmation use `toast`. */
export function Notice({ tone, title, children, actions, action, role, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Root data-tone={tone} data-wide={action !== undefined} role={role} className={className}>
      <Icon aria-hidden />
      <div>
        {title && <Title>{title}</Title>}
        {children}
        {actions && <Actions>{actions}</Actions>}
      </div>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  ${noticeStyles}
  @media (min-width: 728px) { &[data-wide='true'] { grid-template-columns: 1.5rem minmax(0, 1fr) auto; } }
  max-width: var(--notice-width, none);
`;

const Title = styled.p`
  margin: 0 0 0.15rem;
  font-weight: 600;
`;

const Action = styled.div`
  align-self: center;
  margin-inline-start: var(--s4);
  @media (max-width: 727px) {
    grid-column: 1 / -1;
    margin: var(--s3) 0 0;
    > * { width: 100%; }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  margin-top: var(--s3);
`;
