import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  type QueuedToast,
  UNSTABLE_Toast as RACToast,
  UNSTABLE_ToastContent as RACToastContent,
  UNSTABLE_ToastQueue as RACToastQueue,
  UNSTABLE_ToastRegion as RACToastRegion,
} from 'react-aria-components/Toast';
import { keyframes, styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { type ToastMessage, toastRegion } from './toast';
import { toastStrings } from './toast.strings';

// The only file that uses react-aria's toasts, which are still marked unstable.
const queue = new RACToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

toastRegion.connect((message) => {
  const { tone, text, duration } = message;
  // A repeated toast replaces the same one. Not if each can be undone.
  const shown = queue.visibleToasts.find(
    ({ content }) => !content.action && !message.action && content.tone === tone && content.text === text,
  );
  if (shown) queue.close(shown.key);
  const key = queue.add(message, { timeout: duration });
  return () => queue.close(key);
});

const icons = { success: CircleCheck, error: CircleAlert, info: null };

/** The region of toasts: bottom centre, on a phone the full width. F6 moves the focus to it and back. */
export default function ToastRegion() {
  const t = useStrings(toastStrings);
  return (
    <Region queue={queue} aria-label={t('region')} data-toasts>
      {({ toast }) => <Message toast={toast} />}
    </Region>
  );
}

function Message({ toast }: { toast: QueuedToast<ToastMessage> }) {
  const t = useStrings(toastStrings);
  const { tone, text, action } = toast.content;
  const Icon = icons[tone];
  // The queue pauses running timers on hover or focus, but not those that start under the pointer.
  useEffect(() => {
    if (document.querySelector('[data-toasts]:is([data-hovered], :focus-within)')) queue.pauseAll();
  }, []);
  return (
    <Toast toast={toast} data-tone={tone}>
      {Icon && <Icon aria-hidden />}
      <RACToastContent>
        <Text slot="title">{text}</Text>
      </RACToastContent>
      {action && (
        <Action
          onPress={() => {
            action.onPress();
            queue.close(toast.key);
          }}
        >
          {action.label}
        </Action>
      )}
      <Close slot="close" aria-label={t('close')}>
        <X aria-hidden />
      </Close>
    </Toast>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

const Region = styled(RACToastRegion<ToastMessage>)`
  position: fixed;
  z-index: var(--z-toast);
  bottom: 1.5rem;
  inset-inline: 1rem;
  width: fit-content;
  max-width: min(40rem, calc(100vw - 2rem));
  margin-inline: auto;
  display: grid;
  justify-items: center;
  gap: var(--s2);
  border-radius: var(--radius);
  ol { display: grid; gap: var(--s2); }
  @media (max-width: 727px) { width: auto; justify-items: stretch; bottom: 1rem; }
  /* The bar that saves a form stays visible while it sticks to the edge. */
  :root:has([data-form-actions]:is([data-changed], :focus-within)) & { bottom: 6rem; }
  @media (max-width: 727px) { :root:has([data-form-actions]:is([data-changed], :focus-within)) & { bottom: 8rem; } }
  @media print { display: none; }
`;

const Toast = styled(RACToast<ToastMessage>)`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 3.25rem;
  padding: 0.4rem 0.4rem 0.4rem 1.25rem;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--page);
  box-shadow: var(--shadow);
  animation: ${rise} var(--gentle) ease-out;
  > svg { align-self: center; }
  > div { flex: 1; padding-block: 0.35rem; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Action = styled(Button)`
  min-height: 2.75rem;
  padding: 0.2rem 0.9rem;
  border: 1px solid currentColor;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: 600 1rem var(--sans);
  white-space: nowrap;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  &:focus-visible { outline-color: currentColor; box-shadow: none; }
`;

const Close = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover { outline: 1px solid currentColor; outline-offset: -6px; }
  &:focus-visible { outline: 3px solid currentColor; outline-offset: -3px; box-shadow: none; }
`;
