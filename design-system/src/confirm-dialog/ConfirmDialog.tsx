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
  /** The consequences, announced with the question. */
  body?: ReactNode;
  /** The label of the action: "Poista teos". Omit it if there is only something to know. */
  confirmLabel?: string;
  /** The label of the safe choice: "Säilytä". */
  cancelLabel: string;
  /** Something is lost permanently: the action is red and the focus starts on the safe choice. */
  isDanger?: boolean;
  /**
   * The action. The dialog waits for its result with a pending button; the page closes the dialog. If it rejects, the
   * dialog says so and the action can be retried; if it returns `{ failure }`, the dialog shows that sentence.
   */
  onConfirm?: () => unknown;
  /** Called by the safe button and Escape. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before what cannot be undone: deleting, cancelling a proposal, discarding unsaved values.
 * Nothing else. Keyboard: the focus starts on the safe choice if something would be lost, otherwise on the dialog;
 * Escape keeps everything.
 */
export function ConfirmDialog({
  isOpen,
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useStrings(confirmDialogStrings);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A reopened dialog shows no old failure.
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
            {/* The focus must start inside: on the safe choice. */}
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
