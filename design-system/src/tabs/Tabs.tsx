import { type ReactNode, useState } from 'react';
import { Tabs as RACTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { Badge } from '../badge/Badge';

export interface TabItem {
  /** Its name in `value`. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** How many things are behind it, and what is counted for assistive technology: "uutta". */
  count?: { value: number; text: string };
  /** What is shown while it is chosen. It is made then, and kept out of sight afterwards: nothing typed in it is lost. */
  content: ReactNode;
  /** Made anew whenever it is chosen, for what has to be of this moment. What was typed in it is lost. */
  startsAnew?: boolean;
}

export interface TabsProps {
  /** Names the tabs for assistive technology: "Lainat". */
  label: string;
  /** Two to six views of the same thing. */
  tabs: readonly TabItem[];
  /** The chosen one, when the parent knows. */
  value?: string;
  /** The one chosen at the start; otherwise the first. */
  defaultValue?: string;
  /** Another one was chosen. */
  onChange?: (id: string) => void;
}

/**
 * Views of the same thing, of which one is shown. On a narrow screen they wrap to more lines: all stay in sight.
 * Paper has what the screen shows: the chosen one, under its name.
 *
 * Keyboard: Tab to the chosen one, arrows choose, Tab goes on into what is shown.
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
      {tabs.map(({ id, content, startsAnew = false }) => (
        <Panel key={id} id={id} shouldForceMount={!startsAnew}>
          {({ isInert }) => <Opened isChosen={!isInert}>{content}</Opened>}
        </Panel>
      ))}
    </Root>
  );
}

/** Nothing until it is chosen for the first time. */
function Opened({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const [wasChosen, setChosen] = useState(isChosen);
  if (isChosen && !wasChosen) setChosen(true);
  return (wasChosen || isChosen) && children;
}

/** The focus is on a tab or in the panel, never on the whole. */
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
    /* What is transparent elsewhere would be a line under every name. */
    border-bottom-color: Canvas;
    &[data-selected] { border-bottom-color: Highlight; }
  }
  @media print { padding-inline: 0; border: 0; &:not([data-selected]) { display: none; } }
`;

const Panel = styled(TabPanel)`
  padding-block: var(--s4) var(--s5);
  > :last-child { margin-bottom: 0; }
  /* Out of sight it keeps its sizes: a long table would bring all its rows if they were no higher than 0. */
  &[data-inert] { position: relative; visibility: hidden; overflow: hidden; height: 0; padding: 0; }
`;
