import { Button, type ButtonProps, ConfirmDialog } from '@nimio/design-system';
import { useRef, useState } from 'react';
import { useErrorText } from '../errors/error-text';
import { useErrorToast } from '../toast/use-error-toast';
import { focusAfter } from './focus-after';

interface ConfirmButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label' | 'disabledReason'> {
  /** Calls the server. What it rejects with is told, and the question stays. */
  act: () => Promise<unknown>;
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  /**
   * Something is lost for good, as usual: the act is red and the focus starts on staying. `false` for a step forward, which
   * throws nothing away even where it is final, and for what can be taken back.
   */
  isDanger?: boolean;
}

/** A button for a call that changes much: asks first. */
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
