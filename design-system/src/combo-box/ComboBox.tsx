import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as RACComboBox, useFilter } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Description, ErrorText, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';
import { type Option, OptionList } from '../option-list/OptionList';
import { useStrings } from '../strings/use-strings';
import { comboBoxStrings } from './combo-box.strings';
import { type Search, useSearch } from './use-search';

interface CommonProps extends FieldTexts, FieldBinding<string> {
  /** Width of the input as a CSS length. */
  width?: string;
  /** Required, which is announced by assistive technology. */
  isRequired?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

interface LocalProps extends CommonProps {
  /** All options; typing filters them by label and keywords. */
  options: readonly Option[];
}

interface RemoteProps extends CommonProps {
  /** Looks options up while typing. Must keep its identity between renders. */
  onSearch: Search;
  /** The selected option, so that its label shows before any lookup. */
  chosen?: Option;
  /**
   * Called with each selected option, after which the input is cleared: for several selections shown next to it, as in
   * a `TagGroup`.
   */
  onPick?: (option: Option) => void;
}

export type ComboBoxProps = LocalProps | RemoteProps;

/**
 * One of many options, found by typing: countries, publishers. `value` is the selected id, or empty. Typing the full
 * name of an option selects it, and so does typing until one local option is left; other text is discarded on blur, and an
 * empty input selects nothing. Keyboard: type to
 * filter, arrows, Enter selects, Escape restores the selection.
 */
export function ComboBox(props: ComboBoxProps) {
  return 'onSearch' in props ? <RemoteComboBox {...props} /> : <LocalComboBox {...props} />;
}

/** The selected id of an uncontrolled combo box. */
function useChoice({ value, onChange }: CommonProps) {
  const [own, setOwn] = useState('');
  const now = value ?? own;
  const choose = (id: string) => {
    setOwn(id);
    if (id !== now) onChange?.(id);
  };
  return [now, choose] as const;
}

function LocalComboBox({ options, ...rest }: LocalProps) {
  const [value, choose] = useChoice(rest);
  const { contains } = useFilter({ sensitivity: 'base' });
  const keywords = new Map(options.map((option) => [option.label, option.keywords ?? []]));
  const t = useStrings(comboBoxStrings);
  const matches = (label: string, typed: string) =>
    contains(label, typed) || (keywords.get(label) ?? []).some((word) => contains(word, typed));
  return (
    <Frame
      {...rest}
      value={value}
      onChange={choose}
      known={options}
      defaultItems={options}
      defaultFilter={matches}
      empty={t('none')}
    />
  );
}

const fold = (text: string) => text.trim().toLocaleLowerCase('fi');
const isNamed = ({ label, keywords = [], isDisabled }: Option, text: string) =>
  !isDisabled && fold(text) !== '' && [label, ...keywords].some((name) => fold(name) === fold(text));

/** With dynamic options the input's text is controlled here: the selected label, unless the user types. */
function RemoteComboBox({ onSearch, chosen, onPick, ...rest }: RemoteProps) {
  const [value, choose] = useChoice(rest);
  const [picked, setPicked] = useState(chosen);
  const label = [picked, chosen].find((option) => option?.id === value)?.label ?? '';
  const [text, setText] = useState(label);
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(label);
  if (shown !== label) {
    setShown(label);
    setText(label);
    setSought('');
  }
  const [passing, setPassing] = useState('');
  const { options, isSearching, hasFailed } = useSearch(sought, onSearch);
  const t = useStrings(comboBoxStrings);
  const restore = () => {
    setText(label);
    setSought('');
  };
  const take = (id: string) => {
    const option = options.find((known) => known.id === id);
    if (onPick) {
      restore();
      // The list closes when the value changes; then the next selection starts empty.
      flushSync(() => setPassing(id));
      setPassing('');
      if (option) onPick(option);
      return;
    }
    setPicked(option);
    choose(id);
  };
  const type = (typed: string) => {
    setText(typed);
    setSought(typed);
    if (typed === '') choose('');
  };
  return (
    <Frame
      {...rest}
      value={passing || value}
      onChange={take}
      onTyped={type}
      onLeft={restore}
      known={options}
      items={options}
      inputValue={text}
      empty={t(hasFailed ? 'failed' : isSearching ? 'searching' : sought ? 'none' : 'type')}
      busy={isSearching && options.length > 0 && t('searching')}
    />
  );
}

interface FrameProps extends CommonProps {
  value: string;
  onChange: (id: string) => void;
  /** The options that a full name can match. */
  known: readonly Option[];
  items?: readonly Option[];
  defaultItems?: readonly Option[];
  defaultFilter?: (label: string, typed: string) => boolean;
  inputValue?: string;
  /** The typed text, without the labels inserted by a selection. */
  onTyped?: (text: string) => void;
  /** Handles blur, or Escape, with text that matches no option. */
  onLeft?: () => void;
  empty: string;
  busy?: string | false;
}

function Frame(props: FrameProps) {
  const { label, description, error, width, value, onChange, onBlur, known, onTyped, onLeft, ...rest } =
    props;
  const { empty, busy, ...field } = rest;
  const typed = useRef('');
  const onlyMatch = (text: string) => {
    const { defaultFilter } = field;
    if (!defaultFilter || text.trim() === '') return undefined;
    const [first, ...others] = known.filter(
      ({ label, isDisabled }) => !isDisabled && defaultFilter(label, text),
    );
    return others.length === 0 ? first : undefined;
  };
  const forget = () => {
    typed.current = '';
    onLeft?.();
  };
  // A completely typed name is selected, and the only option that is left in the list.
  const selectTypedName = () => {
    const named = known.find((option) => isNamed(option, typed.current)) ?? onlyMatch(typed.current);
    if (!named) return forget();
    typed.current = '';
    onChange(named.id);
  };
  const hear = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') forget();
    else if (['Enter', 'Tab'].includes(key) && !currentTarget.hasAttribute('aria-activedescendant'))
      selectTypedName();
  };
  return (
    <Root
      {...field}
      data-field={field.name}
      formValue="key"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
      value={value || null}
      onChange={(key) => {
        const id = typeof key === 'string' ? key : '';
        // When the page scrolls, React Aria closes the list with what was selected before: typed text remains, and
        // opens it again.
        if (id === '' && value === '') return;
        typed.current = '';
        if (id === value) onLeft?.();
        else onChange(id);
      }}
      onBlur={() => {
        selectTypedName();
        onBlur?.();
      }}
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box>
        <TextInput
          onInput={({ currentTarget }) => {
            typed.current = currentTarget.value;
            onTyped?.(currentTarget.value);
          }}
          onKeyDownCapture={hear}
        />
        <Open>
          <ChevronDown aria-hidden />
        </Open>
      </Box>
      <ErrorText>{error}</ErrorText>
      <OptionList empty={empty} busy={busy} />
    </Root>
  );
}

const Root = styled(RACComboBox<Option>)`
  ${fieldStyles}
`;

const Box = styled.div`
  position: relative;
  max-width: var(--field-width, 28rem);
`;

const TextInput = styled(Input)`
  ${inputStyles}
  && { padding-inline-end: 3rem; }
`;

const Open = styled(Button)`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: grid;
  place-items: center;
  width: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  cursor: pointer;
  &[data-disabled] { color: var(--muted); cursor: not-allowed; }
`;
