import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { listStyles, optionStyles, popoverStyles } from '../option-list/option-list-styles';
import { useStrings } from '../strings/use-strings';
import { searchBoxStrings } from './search-box.strings';

/** A result: a customer, a work. */
export interface SearchBoxResult {
  id: string;
  title: string;
  /** A line under the title. */
  note?: string;
  /** What identifies it at the end of the line: a number, an ISBN. */
  aside?: string;
}

/** Results of one kind. */
export interface SearchBoxSection {
  id: string;
  /** The visible heading: "Asiakkaat". */
  label: string;
  results: readonly SearchBoxResult[];
}

export interface SearchBoxProps {
  /** Visible label in the box: "Hae". */
  label: string;
  /** What can be typed: "Nimi, numero, ISBN, sähköposti". */
  placeholder?: string;
  /** The typed text. */
  value: string;
  /** Called while typing. */
  onChange: (text: string) => void;
  /** The results for the text, without empty sections. */
  sections: readonly SearchBoxSection[];
  /** Called when a result is chosen. */
  onChoose: (id: string) => void;
  /** Called by Enter when no result is chosen. */
  onSubmit: (text: string) => void;
  /** Shown instead of results if there are none: what to type, that nothing was found, or that the search failed. */
  empty: string;
  /** Shown below the results: how many there are, how to choose. */
  foot?: string | undefined;
  /** The results are being fetched. */
  isWaiting?: boolean;
  /** A key that moves the focus here from anywhere on the page but a field, a menu or a dialog: "/". */
  shortcut?: string;
}

/**
 * The search of the masthead: results in sections while typing. Keyboard: arrows move through the results, Enter opens
 * one or, without one, searches; Escape closes the results and then empties the field.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, sections, onChoose, onSubmit, empty, foot, isWaiting } = props;
  const t = useStrings(searchBoxStrings);
  const input = useFocusByKey(props.shortcut);
  const [chosen, setChosen] = useState('');
  const choose = (id: string) => {
    // The list closes when the value changes; then the next choice starts without one.
    flushSync(() => setChosen(id));
    setChosen('');
    onChoose(id);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')) onSubmit(value);
    if (key === 'Escape' && currentTarget.getAttribute('aria-expanded') !== 'true') onChange('');
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Root
      items={sections}
      inputValue={value}
      onInputChange={onChange}
      value={chosen || null}
      onChange={(key) => typeof key === 'string' && choose(key)}
      menuTrigger="input"
      allowsCustomValue
      // An empty field closes the list.
      allowsEmptyCollection={value !== ''}
    >
      <Box>
        <Search aria-hidden />
        <Label>{label}</Label>
        <Input
          ref={input}
          {...(placeholder !== undefined && { placeholder })}
          {...(props.shortcut !== undefined && { 'aria-keyshortcuts': props.shortcut })}
          enterKeyHint="search"
          onKeyDownCapture={onKeyDown}
        />
        {value === '' ? (
          props.shortcut !== undefined && <kbd aria-hidden>{props.shortcut}</kbd>
        ) : (
          // The keyboard clears by Escape, and while the results are open only they are exposed to assistive technology.
          <Button slot={null} excludeFromTabOrder aria-label={t('clear')} onPress={clear}>
            <X aria-hidden />
          </Button>
        )}
      </Box>
      <Sheet offset={4}>
        <List renderEmptyState={() => <Note>{isWaiting ? t('searching') : empty}</Note>}>
          {(section: SearchBoxSection) => (
            <ListBoxSection id={`section ${section.id}`}>
              <Header>{section.label}</Header>
              <Collection items={section.results}>{renderResult}</Collection>
            </ListBoxSection>
          )}
        </List>
        {sections.length > 0 && foot && <Foot aria-hidden>{isWaiting ? t('searching') : foot}</Foot>}
      </Sheet>
    </Root>
  );
}

const renderResult = ({ id, title, note, aside }: SearchBoxResult) => (
  <Line id={id} textValue={title}>
    <span className="title">{title}</span>
    {aside !== undefined && <span className="aside">{aside}</span>}
    {note !== undefined && <span className="note">{note}</span>}
  </Line>
);

const elsewhere =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** A field that the key moves the focus to, unless it may be meant for something else. */
function useFocusByKey(key: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (key === undefined) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest(elsewhere)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
  return input;
}

const Root = styled(ComboBox<SearchBoxSection>)`
  width: 100%;
`;

const Box = styled(Group)`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--target);
  padding-inline: 0.75rem 0;
  border: 1px solid var(--field);
  border-radius: var(--radius);
  background: var(--sheet);
  > svg { flex: none; color: var(--muted); }
  label { font-weight: 600; }
  input { flex: 1; min-width: 0; height: 100%; min-height: calc(var(--target) - 2px); padding: 0; border: 0; background: none; color: inherit; font: inherit; text-overflow: ellipsis; }
  input:focus-visible { outline: none; box-shadow: none; }
  input::placeholder { color: var(--muted); opacity: 1; }
  kbd { flex: none; min-width: 1.5rem; margin-inline-end: 0.6rem; padding: 0 0.3rem; border: 1px solid var(--rule); border-radius: var(--radius); color: var(--muted); font: inherit; font-size: var(--small); text-align: center; }
  button { flex: none; display: grid; place-items: center; align-self: stretch; width: 2.75rem; border: 0; border-radius: var(--radius); background: none; color: inherit; cursor: pointer; }
  &:hover { border-color: var(--ink); }
  &:has(input:focus-visible) { border-color: var(--ink); outline: 3px solid var(--focus); }
  @media (max-width: 727px) { kbd { display: none; } }
`;

const Sheet = styled(Popover)`
  ${popoverStyles}
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
`;

const List = styled(ListBox<SearchBoxSection>)`
  ${listStyles}
  header { padding: 0.6rem 0.75rem 0.2rem; color: var(--muted); font-size: var(--small); font-weight: 600; }
`;

const Line = styled(ListBoxItem)`
  ${optionStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  align-content: center;
  overflow-wrap: anywhere;
  .title { font: 440 1.0625rem/1.3 var(--serif); }
  .aside, .note { color: var(--muted); font-size: var(--small); font-weight: 400; }
  .aside { align-self: center; font-variant-numeric: tabular-nums; }
  .note { grid-column: 1 / -1; }
  @media (forced-colors: active) { &[data-focused] .aside, &[data-focused] .note { color: inherit; } }
`;

const Note = styled.p`
  margin: 0;
  padding: 0.6rem 0.75rem;
  color: var(--muted);
`;

const Foot = styled(Note)`
  flex: none;
  padding-inline: 1rem;
  border-top: 1px solid var(--rule);
  font-size: var(--small);
`;
