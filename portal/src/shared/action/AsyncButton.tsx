import { Button, type ButtonProps } from '@nimio/design-system';
import { useState } from 'react';
import { useErrorToast } from '../toast/use-error-toast';
import { focusAfter } from './focus-after';

interface AsyncButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children' | 'aria-label' | 'disabledReason'> {
  /** Calls the server. When it rejects, the error is shown. */
  action: () => Promise<unknown>;
}

/**
 * A button for one call: pending until the reply, with an error on failure. When the action removes the button, the
 * focus moves to the enclosing heading.
 */
export function AsyncButton({ action, ...rest }: AsyncButtonProps) {
  const { attempt } = useErrorToast();
  const [isPending, setPending] = useState(false);
  const press = async (button: Element) => {
    const moveFocus = focusAfter(button);
    setPending(true);
    await attempt(action);
    setPending(false);
    moveFocus();
  };
  return <Button {...rest} isPending={isPending} onPress={({ target }) => void press(target)} />;
}
