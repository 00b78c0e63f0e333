import { Button, type ButtonProps, ConfirmDialog } from '@nimio/design-system';
import { useRef, useState } from 'react';
import { useErrorText } from '../errors/error-text';
import { focusAfter } from './focus-after';

interface ConfirmButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label' | 'disabledReason'> {
  /** Calls the server. When it rejects, the error is shown and the dialog remains open. */
  action: () => Promise<unknown>;
  /** Asked before the dialog opens; it stays closed unless this resolves to `true`. */
  mayOpen?: () => Promise<boolean>;
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  /**
   * Whether the action is destructive (the default): it is red, and the focus starts on cancelling. `false` for a step
   * forward, even a final one, and for reversible actions.
   */
  isDanger?: boolean;
}

/** A button for a call that needs confirmation. */
export function ConfirmButton({
  action,
  mayOpen,
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDanger = true,
  ...rest
}: ConfirmButtonProps) {
  const { ofFailure } = useErrorText();
  const [isConfirming, setConfirming] = useState(false);
  const moveFocus = useRef<() => void>(undefined);
  const open = async (button: Element) => {
    moveFocus.current = focusAfter(button);
    if (!mayOpen || (await mayOpen())) setConfirming(true);
  };
  const confirm = async () => {
    try {
      await action();
    } catch (error) {
      return { failure: ofFailure(error) };
    }
    setConfirming(false);
    moveFocus.current?.();
    return undefined;
  };
  return (
    <>
      <Button {...rest} onPress={({ target }) => void open(target)} />
      <ConfirmDialog
        isOpen={isConfirming}
        isDanger={isDanger}
        title={title}
        body={<p>{body}</p>}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
