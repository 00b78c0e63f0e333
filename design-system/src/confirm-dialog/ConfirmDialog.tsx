import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { ModalOverlay, Modal as RACModal } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { failureOf } from '../failure/failure-of';
import { dialogStyles, sheetStyles, veilStyles } from '../modal/modal-styles';
import { Notice } from '../notice/Notice';
import { useStrings } from '../strings/use-strings';
import { confirmDialogStrings } from './confirm-dialog.strings';

export interface ConfirmDialogProps {
  /** Whether it is open; the page decides. */
  isOpen: boolean;
  /** The question: "Poistetaanko teos?" */
  title: ReactNode;
  /** What follows from it; read aloud with the question. */
  body?: ReactNode;
  /** Names the act: "Poista teos". Left out when there is nothing to decide, only something to know. */
  confirmLabel?: string;
  /** Names staying: "Säilytä". */
  cancelLabel: string;
  /** Something is lost for good: the act is red and the focus starts on staying. */
  isDanger?: boolean;
  /**
   * The act. The dialog waits for what it returns, with a running button; the page closes it. When that rejects, the
   * dialog says so and the act can be tried again; when it is `{ failure }`, it says that sentence.
   */
  onConfirm?: () => unknown;
  /** Called by the staying button and Escape. */
  onCancel: () => void;
}

/**
 * Asks before what cannot be undone: deleting, cancelling a proposal, leaving unsaved values. Nothing else.
 *
 * Keyboard: the focus starts on staying when something would be lost, otherwise on the dialog; Escape stays.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, body, confirmLabel, cancelLabel, isDanger = false, onConfirm, onCancel } = props;
  const t = useStrings(confirmDialogStrings);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Asked anew, the question has not failed yet.
  if (!isOpen && failure) setFailure(undefined);
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    setFailure(await failureOf(() => onConfirm?.(), t('failed')));
    setPending(false);
  };
  return (
    <Veil
      isOpen={isOpen}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Sheet>
        <Frame role="alertdialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {body && (
            <Body slot="description" elementType="div">
              {body}
            </Body>
          )}
          {failure && (
            <Notice tone="danger" role="alert">
              <p>{failure}</p>
            </Notice>
          )}
          <Actions>
            {/* The focus has to start somewhere inside: where nothing is lost. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button variant="second" isDisabled={isPending} onPress={onCancel} autoFocus={isDanger}>
              {cancelLabel}
            </Button>
            {confirmLabel && (
              <Button
                variant={isDanger ? 'danger' : 'primary'}
                isPending={isPending}
                onPress={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            )}
          </Actions>
        </Frame>
      </Sheet>
    </Veil>
  );
}

const Veil = styled(ModalOverlay)`
  ${veilStyles}
  @media (max-width: 727px) { padding: var(--s4); }
`;

const Sheet = styled(RACModal)`
  ${sheetStyles}
`;

const Frame = styled(Dialog)`
  ${dialogStyles}
  gap: var(--s4);
  overflow-y: auto;
  padding: var(--s5);
  h2 { padding-bottom: var(--s3); border-bottom: 3px double var(--rule-strong); }
`;

const Body = styled(Text)`
  > :last-child { margin-bottom: 0; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s3);
  @media (max-width: 727px) { > * { flex: 1 1 auto; } }
`;
