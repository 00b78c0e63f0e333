import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps, type PressEvent } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { useLateSheet } from '../late-sheet/use-late-sheet';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { MenuSheetProps } from './MenuSheet';
import type { MenuEntry, MenuEntrySection } from './menu-types';

export interface MenuButtonProps {
  /** Visible label of the button. In the masthead a long one is truncated, and shown in full under the pointer. */
  label: ReactNode;
  /** Prefix of the label for assistive technology: "Kieli:". */
  prefix?: string;
  /** A single lucide icon before the label. */
  icon?: ReactNode;
  /** Items without sections. */
  items?: readonly MenuEntry[];
  /** Items in sections between rules. */
  sections?: readonly MenuEntrySection[];
  /** `plain` in the masthead, `second` as an outlined button. */
  variant?: 'plain' | 'second';
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
}

const loadSheet = async () => (await import('./MenuSheet')).MenuSheet;

type KeyDown = NonNullable<ButtonProps['onKeyDown']>;

/**
 * Opens a menu of links and actions: language, profile, actions of a row. To choose a value in a form use `Select`.
 * Keyboard: Enter, Space or an arrow opens; arrows, Home, End and letters move; Escape closes.
 */
export function MenuButton({
  label,
  prefix,
  icon,
  items = [],
  sections = [],
  variant = 'plain',
  isDisabled = false,
}: MenuButtonProps) {
  const { triggerRef, triggerProps, sheetProps, Sheet, open } = useLateSheet<MenuSheetProps>(loadSheet);
  const [focusOn, setFocusOn] = useState<MenuSheetProps['focusOn']>('menu');
  const openAt = (start: MenuSheetProps['focusOn']) => {
    setFocusOn(start);
    open();
  };
  const openByPress = ({ pointerType }: PressEvent) =>
    openAt(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'menu');
  const openByArrow: KeyDown = (event) => {
    if (event.key === 'ArrowDown') openAt('first');
    else if (event.key === 'ArrowUp') openAt('last');
    else return event.continuePropagation();
    event.preventDefault();
  };
  return (
    <>
      <Trigger
        {...triggerProps}
        ref={triggerRef}
        aria-haspopup="menu"
        data-variant={variant}
        isDisabled={isDisabled}
        onPress={openByPress}
        onKeyDown={openByArrow}
      >
        {icon}
        {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
        <Label {...(variant === 'plain' && typeof label === 'string' && { title: label })}>{label}</Label>
        <ChevronDown aria-hidden />
      </Trigger>
      {Sheet && <Sheet {...sheetProps} items={items} sections={sections} focusOn={focusOn} />}
    </>
  );
}

const Trigger = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 2.75rem;
  padding: var(--s2) var(--s3);
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: var(--accent-tint); }
  &[data-variant='second'] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
  &[data-disabled] { color: var(--muted); cursor: not-allowed; }
  @media (max-width: 1199px) { &[data-variant='plain'] { padding-inline: 0.4rem; } }
  @media print { display: none; }
`;

const Label = styled.span`
  min-width: 0;
  [data-variant='plain'] > & { overflow: hidden; max-width: 11rem; white-space: nowrap; text-overflow: ellipsis; }
  @media (max-width: 1199px) { [data-variant='plain'] > & { max-width: 7rem; } }
`;
