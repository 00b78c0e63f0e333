import { type ReactNode, useState } from 'react';
import { Tabs as RACTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { Badge } from '../badge/Badge';

export interface TabItem {
  /** Its key in `value`. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** The number of items in it, and their unit for assistive technology: "uutta". */
  count?: { value: number; text: string };
  /**
   * The content of its panel. It is rendered when first selected, and hidden afterwards, so that typed values are kept.
   */
  content: ReactNode;
  /** Renders again on each selection, for content that must be current. Typed values are lost. */
  rendersOnSelect?: boolean;
}

export interface TabsProps {
  /** Names the tabs for assistive technology: "Lainat". */
  label: string;
  /** Two to six views of the same thing. */
  tabs: readonly TabItem[];
  /** The selected one, if the parent controls it. */
  value?: string;
  /** The one selected initially; by default the first. */
  defaultValue?: string;
  /** Called when another one is selected. */
  onChange?: (id: string) => void;
}

/**
 * Views of the same thing, of which one is shown. On a narrow screen they wrap, so that all stay visible. Printing
 * includes the selected one under its name. Keyboard: Tab to the selected one, arrows select, Tab continues into the
 * panel.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  return (
    <Root
      {...(value !== undefined && { selectedKey: value })}
      {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
      {...(onChange && { onSelectionChange: (key) => onChange(String(key)) })}
    >
      <List aria-label={label}>
        {tabs.map(({ id, label: name, count }) => (
          <Choice key={id} id={id}>
            {name}
            {count && count.value > 0 && <Badge value={count.value} text={count.text} />}
          </Choice>
        ))}
      </List>
      {tabs.map(({ id, content, rendersOnSelect = false }) => (
        <Panel key={id} id={id} shouldForceMount={!rendersOnSelect}>
          {({ isInert }) => <Opened isChosen={!isInert}>{content}</Opened>}
        </Panel>
      ))}
    </Root>
  );
}

/** Empty until it is selected for the first time. */
function Opened({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const [wasChosen, setChosen] = useState(isChosen);
  if (isChosen && !wasChosen) setChosen(true);
  return (wasChosen || isChosen) && children;
}

/** The focus is on a tab or in the panel, never on the container. */
const Root = styled(RACTabs)`
  &&[data-focus-visible] { outline: none; box-shadow: none; }
`;

const List = styled(TabList)`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid var(--rule-strong);
  @media print { border: 0; }
`;

const Choice = styled(Tab)`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--target);
  padding: 0.5rem var(--s4) calc(0.5rem - 3px);
  border-bottom: 3px solid transparent;
  color: var(--accent);
  cursor: pointer;
  &[data-hovered] { border-bottom-color: var(--accent-line); color: var(--accent-hover); }
  &[data-selected] { border-bottom-color: var(--accent); color: var(--ink); font-weight: 600; cursor: default; }
  &[data-focus-visible] { outline-offset: -3px; box-shadow: none; }
  @media (forced-colors: active) {
    /* In forced colours a transparent border would be a line under every name. */
    border-bottom-color: Canvas;
    &[data-selected] { border-bottom-color: Highlight; }
  }
  @media print { padding-inline: 0; border: 0; &:not([data-selected]) { display: none; } }
`;

const Panel = styled(TabPanel)`
  padding-block: var(--s4) var(--s5);
  > :last-child { margin-bottom: 0; }
  /* Hidden panels keep their sizes: a long table would render all its rows if they had no height. */
  &[data-inert] { position: relative; visibility: hidden; overflow: hidden; height: 0; padding: 0; }
`;
