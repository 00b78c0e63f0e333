/** A passing echo of what was done. What matters also stands in the page. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: ToastAction;
  /** Milliseconds on screen; hover and focus stop the clock. */
  duration: number;
  onClose?: (end: ToastEnd) => void;
}

/**
 * How a toast ended: its time was over, its button or the page closed it, its action was taken, or the same was said
 * again.
 */
export type ToastEnd = 'time' | 'closed' | 'action' | 'replaced';

export interface ToastAction {
  /** "Kumoa" */
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Milliseconds on screen: 2 000–9 000; hover and focus stop the clock. */
  duration?: number;
  action?: ToastAction;
  /** Called once it has gone, with how. No call may wait for it: a page that closes closes no toast. */
  onClose?: (end: ToastEnd) => void;
}

/** Puts a message on screen and returns how to take it away. */
export type ShowToast = (message: ToastMessage) => () => void;

type Waiting = { message: ToastMessage; shown: (close: () => void) => void };

let show: ShowToast | undefined;
let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();
const wait = (now: readonly Waiting[]) => {
  waiting = now;
  for (const listener of listeners) listener();
};

/** The region that shows toasts stays out of pages that never show one: it is loaded when the first waits for it. */
export const toastRegion = {
  isConnected: () => show !== undefined,
  waiting: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The loaded region takes over what has waited. */
  connect: (by: ShowToast) => {
    show = by;
    for (const { message, shown } of waiting) shown(by(message));
    wait([]);
  },
  /** The region does not come: what has waited is over, and what was to follow it follows. */
  giveUp: () => {
    const given = waiting.map(({ message }) => message);
    wait([]);
    for (const message of given) tellEnd(message, 'time');
    return given.map(({ text }) => text);
  },
};

/** Tells how a toast ended. Later than it ends: who shows another one meanwhile would do so in the midst of a change. */
export function tellEnd({ onClose }: ToastMessage, end: ToastEnd): void {
  if (onClose) queueMicrotask(() => onClose(end));
}

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
    if (!waiting.includes(entry)) return;
    wait(waiting.filter((other) => other !== entry));
    tellEnd(message, 'closed');
  };
}

/**
 * Shows a toast; each call returns a function that closes it.
 * An error in a toast must stand in the page too, until it is fixed.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
};
