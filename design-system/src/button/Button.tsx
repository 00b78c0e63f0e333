import { type ReactNode, type Ref, useEffect, useId } from 'react';
import { type PressEvent, Button as RACButton } from 'react-aria-components/Button';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { keyframes, styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { buttonStrings } from './button.strings';
import { buttonStyles } from './button-styles';

export type ButtonVariant = 'primary' | 'second' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

export interface ButtonProps {
  /** The action: "Poista teos", never "OK". */
  children: ReactNode;
  /** Filled `primary` (one per view), outlined `second`, underlined `quiet`, or `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  /** `sm` inside tables and lists. */
  size?: ButtonSize;
  /** A single lucide icon before the label. */
  icon?: ReactNode;
  /** Work is pending: the button keeps its width, label and focus, and ignores presses. */
  isPending?: boolean;
  /** Disabled for a reason that is obvious from the context. Prefer `disabledReason`. */
  isDisabled?: boolean;
  /** Why the button cannot be used now, and the remedy. Shown next to it; the button stays focusable. */
  disabledReason?: ReactNode;
  /**
   * There is nothing to do for the moment, as the adjacent text explains (`FormActions`). The button stays focusable
   * and keeps the focus.
   */
  isInactive?: boolean;
  /** Takes the full width of its container. */
  isWide?: boolean;
  /** Called by mouse, touch, Enter and Space. */
  onPress?: (event: PressEvent) => void;
  /** `submit` sends the enclosing form. */
  type?: 'button' | 'submit' | 'reset';
  /** The form of a submit button outside of it. */
  form?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Name for assistive technology if the visible label alone is not enough; it must contain that label. */
  'aria-label'?: string;
  /** `id` of its description. */
  'aria-describedby'?: string;
  /** `id` of the element. */
  id?: string;
  /** A class for its position in the parent. */
  className?: string;
  /** The element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Performs an action on this page. To go to another page use `LinkButton` or `TextLink`. Keyboard: Tab, Enter, Space.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  isWide,
  disabledReason,
  isInactive,
  ...rest
}: ButtonProps) {
  const [ownId, reasonId] = [useId(), useId()];
  const id = rest.id ?? ownId;
  useEffect(() => () => forgetAnnouncements(id), [id]);
  const t = useStrings(buttonStrings);
  const look = { 'data-variant': variant, 'data-size': size, 'data-wide': isWide || undefined };
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (disabledReason) {
    return (
      <WithReason data-wide={isWide || undefined}>
        <Root
          {...rest}
          {...look}
          id={id}
          type="button"
          isPending={false}
          onPress={doNothing}
          aria-disabled
          aria-describedby={[rest['aria-describedby'], reasonId].filter(Boolean).join(' ')}
        >
          {content}
        </Root>
        <Reason id={reasonId}>{disabledReason}</Reason>
      </WithReason>
    );
  }
  return (
    <Root
      {...rest}
      {...look}
      id={id}
      {...(isInactive && { type: 'button' as const, onPress: doNothing, 'aria-disabled': true })}
    >
      {({ isPending }) => (
        <>
          {content}
          {isPending && <Running label={t('pending')} />}
        </>
      )}
    </Root>
  );
}

/**
 * React Aria announces a pending button by its id, in an image without a name once the button is gone, for example because
 * its form has been saved.
 */
function forgetAnnouncements(id: string): void {
  const announced = `[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`;
  for (const image of document.querySelectorAll(announced)) image.remove();
}

const doNothing = () => undefined;

const Root = styled(RACButton)`
  ${buttonStyles}
  &[data-wide] { width: 100%; }
`;

const run = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -100% 0; }
`;

/**
 * A progress line along the lower edge: it needs no space, so the button keeps its width and label. Hand-written,
 * because the primitive would add number formatting to every page; the button names itself by the line's id.
 */
function Running({ label }: { label: string }) {
  const id = useSlottedContext(ProgressBarContext)?.id;
  return <Line id={id} role="progressbar" aria-label={label} />;
}

const Line = styled.span`
  position: absolute;
  inset: auto 0.5rem 0.25rem;
  height: 2px;
  background: linear-gradient(90deg, transparent 25%, currentColor 50%, transparent 75%) 0 0 / 100% 100%;
  background-size: 50% 100%;
  background-repeat: no-repeat;
  animation: ${run} 1.4s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    background: repeating-linear-gradient(90deg, currentColor 0 4px, transparent 4px 8px);
  }
  @media (forced-colors: active) { background: ButtonText; }
`;

const WithReason = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  max-width: 100%;
  &[data-wide] > button { width: 100%; }
`;

const Reason = styled.span`
  max-width: 34rem;
  color: var(--muted);
  font-size: var(--small);
  text-align: start;
`;
