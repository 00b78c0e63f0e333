import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { listStyles, optionStyles, popoverStyles } from '../option-list/option-list-styles';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { menuStrings } from './menu-button.strings';

export interface MenuEntry {
  id: string;
  label: string;
  /** A single lucide icon before the words. */
  icon?: ReactNode;
  /** Makes the entry a link. */
  href?: string;
  /** What the entry does, when it is not a link. */
  onAction?: () => void;
  /** The profile, language or page in use: ticked. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  /** Language of the words when it differs from the page. */
  lang?: string;
}

export interface MenuEntrySection {
  id: string;
  /** Name of the section for assistive technology. */
  label: string;
  items: readonly MenuEntry[];
}

export interface MenuButtonProps {
  /** Visible words of the button. */
  label: ReactNode;
  /** Words before the label for assistive technology: "Kieli:". */
  prefix?: string;
  /** A single lucide icon before the label. */
  icon?: ReactNode;
  /** Entries without sections. */
  items?: readonly MenuEntry[];
  /** Entries grouped by rules. */
  sections?: readonly MenuEntrySection[];
  /** `plain` in the masthead, `second` as an outlined button. */
  variant?: 'plain' | 'second';
  isDisabled?: boolean;
}

/**
 * Opens a menu of links and acts: language, profile, acts of a row. To choose a value in a form use `Select`.
 *
 * Keyboard: Enter, Space or arrow down opens; arrows, Home, End and letters move; Escape closes.
 */
export function MenuButton({
  label,
  prefix,
  icon,
  items = [],
  sections,
  variant = 'plain',
  isDisabled = false,
}: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Trigger data-variant={variant} isDisabled={isDisabled}>
        {icon}
        {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
        <Label>{label}</Label>
        <ChevronDown aria-hidden />
      </Trigger>
      <Sheet offset={4} placement="bottom end">
        <List>
          {sections?.map((section) => (
            <Group key={section.id} id={`section ${section.id}`} aria-label={section.label}>
              {section.items.map(renderEntry)}
            </Group>
          ))}
          {items.map(renderEntry)}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}

const renderEntry = (entry: MenuEntry) => <Entry key={entry.id} {...entry} />;

function Entry({ id, label, icon, isCurrent, lang, ...rest }: MenuEntry) {
  const t = useStrings(menuStrings);
  return (
    <Line {...rest} id={id} textValue={label} data-current={isCurrent || undefined} {...(lang && { lang })}>
      {icon}
      <span>{label}</span>
      {isCurrent && (
        <>
          <VisuallyHidden> ({t('current')})</VisuallyHidden>
          <Check aria-hidden />
        </>
      )}
    </Line>
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
  white-space: nowrap;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: var(--accent-tint); }
  &[data-variant='second'] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
  &[data-disabled] { color: var(--muted); cursor: not-allowed; }
  @media (max-width: 1199px) { &[data-variant='plain'] { padding-inline: 0.4rem; } }
  @media print { display: none; }
`;

const Label = styled.span`
  overflow: hidden;
  max-width: 11rem;
  text-overflow: ellipsis;
  @media (max-width: 1199px) { [data-variant='plain'] > & { max-width: 7rem; } }
`;

const Sheet = styled(Popover)`
  ${popoverStyles}
  min-width: max(14rem, var(--trigger-width));
`;

const List = styled(Menu)`
  ${listStyles}
`;

const Group = styled(MenuSection)`
  & + & { margin-top: 0.25rem; padding-top: 0.25rem; border-top: 1px solid var(--rule); }
`;

const Line = styled(MenuItem)`
  ${optionStyles}
`;
