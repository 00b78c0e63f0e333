import { RetryNotice, Skeleton } from '@nimio/design-system';
import {
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Part } from '../intl/catalogues';
import { loadPart } from '../intl/language';
import { type PlainMessageId, useText } from '../intl/use-text';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Code that can be loaded before it is rendered. */
export interface Preloadable {
  /** Loads the code; only the first call does. A failure is shown when the component is rendered, which loads again. */
  preload: () => void;
}

type LateComponent<P> = ((props: P) => ReactNode) & Preloadable;

interface LateOptions<P> {
  /** Rendered until the code is loaded; by default nothing, while what follows on the page waits. */
  fallback?: (props: P) => ReactNode;
  /** The parts of messages that it needs in addition to those of the page. */
  texts?: readonly Part[];
  /** Says that the code could not be loaded. */
  failure?: PlainMessageId;
  /** The distance to the window at which the code is loaded, as a CSS length; without it immediately. */
  margin?: string;
  /** For what the page does not need, such as help: it is left out when it fails. */
  isOptional?: boolean;
}

/**
 * A component whose code is loaded when it is rendered. When loading fails, a retry is shown in its place, and typed
 * values in the rest of the page remain. Call it outside of components.
 */
export function late<P extends object>(load: Load<P>, options: LateOptions<P> = {}): LateComponent<P> {
  const {
    fallback = () => <Skeleton lines={0} />,
    texts = [],
    failure = 'app.failureBody',
    margin,
    isOptional = false,
  } = options;
  const loadOnce = once(async () => (await Promise.all([load(), ...texts.map(loadPart)]))[0]);
  const LatePart = (props: P) => {
    const { t } = useText();
    const place = useRef<HTMLDivElement>(null);
    const { Part, hasFailed, retry } = useLate(loadOnce, margin === undefined ? {} : { place, margin });
    const shown = Part ? (
      <Part {...props} />
    ) : hasFailed ? (
      !isOptional && <RetryNotice onRetry={retry}>{t(failure)}</RetryNotice>
    ) : (
      fallback(props)
    );
    return margin === undefined ? (
      shown
    ) : (
      <div ref={place} data-late>
        {shown}
      </div>
    );
  };
  const Shown = isOptional
    ? (props: P) => (
        <OptionalPart>
          <LatePart {...props} />
        </OptionalPart>
      )
    : LatePart;
  let hasStarted = false;
  const preload = () => {
    if (!hasStarted) loadOnce().catch(() => undefined);
    hasStarted = true;
  };
  return Object.assign(Shown, { preload });
}

/** Leaves out its children when they fail; otherwise the page would fail with all typed values. */
class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Loads code that is rendered immediately when it is mounted again. */
interface LoadOnce<P> {
  (): Promise<void>;
  Part?: ComponentType<P>;
}

function once<P>(load: Load<P>): LoadOnce<P> {
  const loadOnce: LoadOnce<P> = async () => {
    loadOnce.Part ??= (await load()).default;
  };
  return loadOnce;
}

interface WhenToLoad {
  /** Loads when this placeholder comes near the window; without it immediately. */
  place?: RefObject<HTMLElement | null>;
  /** The distance to the window, as a CSS length. */
  margin?: string;
}

/** The state of a late part; `retry` loads again after a failure. */
function useLate<P>(loadOnce: LoadOnce<P>, { place, margin = '0px' }: WhenToLoad) {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>(loadOnce.Part ? 'loaded' : 'waiting');
  const load = useCallback(
    () =>
      loadOnce().then(
        () => setState('loaded'),
        () => setState('failed'),
      ),
    [loadOnce],
  );
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const start = () => void load();
    const here = place?.current;
    if (!here) {
      start();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: margin },
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, [isWaiting, load, place, margin]);
  return {
    Part: state === 'loaded' ? loadOnce.Part : undefined,
    hasFailed: state === 'failed',
    retry: load,
  };
}
