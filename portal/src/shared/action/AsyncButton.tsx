import { Button, type ButtonProps } from '@nimio/design-system';
import { useState } from 'react';
import { useErrorToast } from '../toast/use-error-toast';
import { focusAfter } from './focus-after';

interface AsyncButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label' | 'disabledReason'> {
  /** Calls the server. What it rejects with is told. */
  act: () => Promise<unknown>;
}

/**
 * A button for one call of the server: busy until it is answered, and a failure is told. When it goes away by what it
 * did, the focus goes on to the heading around.
 */
export function AsyncButton({ act, ...rest }: AsyncButtonProps) {
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);
  const press = async (button: Element) => {
    const goOn = focusAfter(button);
    setPending(true);
    await act().catch(showError);
    setPending(false);
    goOn();
  };
  return <Button {...rest} isPending={isPending} onPress={({ target }) => void press(target)} />;
}
