import { Button, type ButtonProps, ConfirmDialog } from '@nimio/design-system';
import { useRef, useState } from 'react';
import { useErrorText } from '../errors/error-text';
import { useErrorToast } from '../toast/use-error-toast';
import { focusAfter } from './focus-after';

interface ConfirmButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label' | 'disabledReason'> {
  /** Calls the server. When it rejects, the error is shown and the dialog remains open. */
  act: () => Promise<unknown>;
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
  act,
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDanger = true,
  ...rest
}: ConfirmButtonProps) {
  const { ofFailure } = useErrorText();
  const showError = useErrorToast();
  const [isAsked, setAsked] = useState(false);
  const goOn = useRef<() => void>(undefined);
  const ask = (button: Element) => {
    goOn.current = focusAfter(button);
    setAsked(true);
  };
  const confirm = async () => {
    try {
      await act();
    } catch (error) {
      showError(error);
      return { failure: ofFailure(error) };
    }
    setAsked(false);
    goOn.current?.();
    return undefined;
  };
  return (
    <>
      <Button {...rest} onPress={({ target }) => ask(target)} />
      <ConfirmDialog
        isOpen={isAsked}
        isDanger={isDanger}
        title={title}
        body={<p>{body}</p>}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
