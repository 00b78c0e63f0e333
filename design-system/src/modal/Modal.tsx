import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { ModalOverlay, Modal as RACModal } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/IconButton';
import { useStrings } from '../strings/use-strings';
import { modalStrings } from './modal.strings';
import { dialogStyles, sheetStyles, veilStyles, wholeScreenOnPhone } from './modal-styles';

export interface ModalProps {
  /** Whether it is open; the page decides. */
  isOpen: boolean;
  /** Called by the close button, Escape and (if dismissable) a press outside. */
  onClose: () => void;
  /** Heading and name of the dialog. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons under the content; they stay visible while long content scrolls. The primary one last. */
  actions?: ReactNode;
  /** Maximum width: 26, 34 or 56 rem. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether a press outside closes it. Off if something is typed inside. */
  isDismissable?: boolean;
}

/**
 * A task or a text over the page: forgotten password, terms, customer search. Long content scrolls; on a phone it fills
 * the screen. For a confirmation of something irreversible use `ConfirmDialog`. Keyboard: focus stays inside, Escape
 * closes, then focus returns to the opener.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'md',
  isDismissable = false,
}: ModalProps) {
  const t = useStrings(modalStrings);
  const [isScrolling, watch] = useIsScrolling();
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <Veil isOpen={isOpen} onOpenChange={close} isDismissable={isDismissable}>
      <Sheet data-size={size}>
        <Frame>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={t('close')} icon={<X aria-hidden />} onPress={onClose} />
          </Head>
          <Content ref={watch} tabIndex={isScrolling ? 0 : undefined}>
            {children}
          </Content>
          {actions && <Actions>{actions}</Actions>}
        </Frame>
      </Sheet>
    </Veil>
  );
}

/** Long text must be focusable and scrollable by keyboard too. */
function useIsScrolling() {
  const [isScrolling, setScrolling] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setScrolling(element.scrollHeight > element.clientHeight);
    // The observer reports a frame later, which is too late for immediate keyboard users.
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // Content loaded later, such as the text of the terms, grows without resizing the dialog.
    const contents = new MutationObserver(measure);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return [isScrolling, watch] as const;
}

const Veil = styled(ModalOverlay)`
  ${veilStyles}
`;

const Sheet = styled(RACModal)`
  ${sheetStyles}
  ${wholeScreenOnPhone}
`;

const Frame = styled(Dialog)`
  ${dialogStyles}
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s4);
  margin: var(--s4) var(--s5) 0;
  padding-bottom: var(--s3);
  border-bottom: 3px double var(--rule-strong);
  h2 { padding-top: 0.35rem; }
  > button { margin-inline-end: calc(-1 * var(--s3)); }
`;

const Content = styled.div`
  overflow-y: auto;
  flex: 1 1 auto;
  padding: var(--s5);
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
  > :last-child { margin-bottom: 0; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border-top: 1px solid var(--rule);
  @media (max-width: 727px) { > * { flex: 1 1 auto; } }
`;
