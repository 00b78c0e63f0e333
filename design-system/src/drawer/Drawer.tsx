import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { ModalOverlay, Modal as RACModal } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { Button } from '../button/Button';
import { modalStrings } from '../modal/modal.strings';
import { dialogStyles, veilStyles } from '../modal/modal-styles';
import { useStrings } from '../strings/use-strings';

export interface DrawerProps {
  /** Whether it is open; the page decides. */
  isOpen: boolean;
  /** Called by the close button, Escape, a press outside and by following a link inside. */
  onClose: () => void;
  /** Heading: "Valikko". */
  title: ReactNode;
  /** `DrawerSection`s of links and buttons. */
  children: ReactNode;
}

/** The phone's menu: full height, from the right edge. Keyboard: focus stays inside, Escape closes. */
export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  const t = useStrings(modalStrings);
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <Veil isOpen={isOpen} onOpenChange={close} isDismissable>
      <Panel>
        <Frame>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <Button variant="quiet" icon={<X aria-hidden />} onPress={onClose}>
              {t('close')}
            </Button>
          </Head>
          {/* Following a link closes the menu. Handled in the capture phase, because content may stop the click. */}
          <div onClickCapture={(event) => (event.target as Element).closest('a[href]') && onClose()}>
            {children}
          </div>
        </Frame>
      </Panel>
    </Veil>
  );
}

/** A group of menu items, between rules. */
export const DrawerSection = styled.div`
  padding-block: var(--s2);
  border-bottom: 1px solid var(--rule);
  &:last-child { border: 0; }
  a, button {
    display: flex;
    align-items: center;
    gap: var(--s2);
    width: calc(100% + 2 * var(--s3));
    min-height: 3rem;
    margin-inline: calc(-1 * var(--s3));
    padding: var(--s2) var(--s3);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  :is(a, button):hover { background: var(--accent-tint); }
  [aria-current] { font-weight: 600; box-shadow: inset 4px 0 0 var(--accent); }
  @media (forced-colors: active) { [aria-current] { border-inline-start: 4px solid Highlight; } }
`;

export interface DrawerNoteProps {
  /** A single icon before the title. */
  icon?: ReactNode;
  /** The name of the locked page. */
  title: ReactNode;
  /** The reason, and links to the remedy. */
  children: ReactNode;
}

/** A locked page among the menu items, where there is room to give the reason immediately. */
export function DrawerNote({ icon, title, children }: DrawerNoteProps) {
  return (
    <Note>
      <h3>
        {icon}
        {title}
      </h3>
      {children}
    </Note>
  );
}

const Note = styled.div`
  padding-block: var(--s3);
  color: var(--muted);
  h3 { display: flex; gap: var(--s2); margin-bottom: var(--s1); font-size: inherit; }
  p { margin: 0; }
  a { padding-inline: 0; color: var(--accent); text-decoration: underline; }
`;

const slide = keyframes`
  from { opacity: 0; translate: 4px 0; }
`;

const Veil = styled(ModalOverlay)`
  ${veilStyles}
  place-items: stretch end;
  padding: 0;
`;

const Panel = styled(RACModal)`
  display: flex;
  width: 100%;
  max-width: 24rem;
  height: 100%;
  background: var(--page);
  color: var(--ink);
  border-top: 6px solid var(--accent-mark);
  outline: none;
  &[data-entering] { animation: ${slide} var(--gentle) ease-out; }
  @media (max-width: 479px) { max-width: none; }
  @media (forced-colors: active) { border: 1px solid; }
`;

const Frame = styled(Dialog)`
  ${dialogStyles}
  overflow-y: auto;
  padding: var(--s3) 1rem var(--s6);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: var(--s2);
  border-bottom: 3px double var(--rule-strong);
`;
