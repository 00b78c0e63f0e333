import Check from 'lucide-react/icons/check';
import { useContext } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { NavigationContext } from '../anchor/navigation';
import { Badge } from '../badge/Badge';
import type { LateSheetProps } from '../late-sheet/use-late-sheet';
import { listStyles, optionStyles, popoverStyles } from '../option-list/option-list-styles';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { menuStrings } from './menu-button.strings';
import type { MenuEntry, MenuEntrySection } from './menu-types';

export interface MenuSheetProps extends LateSheetProps {
  items: readonly MenuEntry[];
  sections: readonly MenuEntrySection[];
  /** Where the focus starts: on an item for the keyboard, on the menu itself for the pointer. */
  focusOn: 'first' | 'last' | 'menu';
}

/** The menu of a `MenuButton`, which loads it. */
export function MenuSheet({ items, sections, focusOn, ...rest }: MenuSheetProps) {
  const { 'aria-labelledby': name, onOpenChange } = rest;
  const { navigate, useHref } = useContext(NavigationContext);
  const sheet = (
    <Sheet {...rest} trigger="MenuTrigger" offset={4} placement="bottom end">
      <List
        aria-labelledby={name}
        // A menu takes the focus from its button, so that its items are reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focusOn === 'menu' || focusOn}
        onClose={() => onOpenChange(false)}
      >
        {sections.map((section) => (
          <Group key={section.id} id={`section ${section.id}`} aria-label={section.label}>
            {section.items.map(renderEntry)}
          </Group>
        ))}
        {items.map(renderEntry)}
      </List>
    </Sheet>
  );
  // The primitive renders links itself, and uses only its own router context.
  return navigate ? (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {sheet}
    </RouterProvider>
  ) : (
    sheet
  );
}

const renderEntry = (entry: MenuEntry) => <Entry key={entry.id} {...entry} />;

function Entry({ id, label, icon, count, href, isCurrent, lang, ...rest }: MenuEntry) {
  const t = useStrings(menuStrings);
  return (
    <Line
      {...rest}
      id={id}
      textValue={label}
      data-current={isCurrent || undefined}
      {...(lang && { lang })}
      {...(href !== undefined && { href })}
    >
      {icon}
      <span className="label">{label}</span>
      {count && count.value > 0 && <Badge {...count} />}
      {isCurrent && (
        <>
          <VisuallyHidden> ({t('current')})</VisuallyHidden>
          <Check aria-hidden />
        </>
      )}
    </Line>
  );
}

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
  &[data-current] > .label {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--accent);
    text-underline-offset: 0.25em;
  }
`;
