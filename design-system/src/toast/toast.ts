/** A transient confirmation of an action. Important facts are in the page too. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: ToastAction;
  /** Milliseconds on screen; hover and focus pause the timer. */
  duration: number;
}

export interface ToastAction {
  /** "Kumoa" */
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Milliseconds on screen: 2 000–9 000; hover and focus pause the timer. */
  duration?: number;
  action?: ToastAction;
}

/** Shows a message and returns a function that removes it. */
export type ShowToast = (message: ToastMessage) => () => void;

type Waiting = { message: ToastMessage; shown: (close: () => void) => void };

let show: ShowToast | undefined;
let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();
const wait = (now: readonly Waiting[]) => {
  waiting = now;
  for (const listener of listeners) listener();
};

/** The region of toasts is loaded when the first one waits for it, so pages without toasts never load it. */
export const toastRegion = {
  isConnected: () => show !== undefined,
  waiting: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The loaded region shows the waiting toasts. */
  connect: (by: ShowToast) => {
    show = by;
    for (const { message, shown } of waiting) shown(by(message));
    wait([]);
  },
  /** Drops the waiting toasts, because the region cannot be loaded, and returns their texts. */
  giveUp: () => {
    const texts = waiting.map(({ message }) => message.text);
    wait([]);
    return texts;
  },
};

function add(tone: ToastMessage['tone'], text: string, options: ToastOptions = {}): () => void {
  const message: ToastMessage = { tone, text, duration: tone === 'error' ? 9000 : 5000, ...options };
  if (show) return show(message);
  let close: (() => void) | undefined;
  const entry: Waiting = {
    message,
    shown: (closeIt) => {
      close = closeIt;
    },
  };
  wait([...waiting, entry]);
  return () => {
    if (close) return close();
    if (waiting.includes(entry)) wait(waiting.filter((other) => other !== entry));
  };
}

/**
 * Shows a toast; each call returns a function that closes it. An error belongs in the page, where it stays until it is
 * fixed; a toast shows one only if the page has no place for it.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
};
