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
  /** Width of the box as a CSS length. */
  width?: string;
  /** The person has to give it; assistive technology is told. */
  isRequired?: boolean;
  /** Out of use, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

interface LocalProps extends CommonProps {
  /** All choices; typing filters them by label and keywords. */
  options: readonly Option[];
}

interface RemoteProps extends CommonProps {
  /** Looks choices up while one types. Must keep its identity between renders. */
  onSearch: Search;
  /** The chosen one, so that its label shows before anything is looked up. */
  chosen?: Option;
  /**
   * Takes each choice out of the box, which then begins anew: for several choices that stand beside it, as in a
   * `TagGroup`.
   */
  onPick?: (option: Option) => void;
}

export type ComboBoxProps = LocalProps | RemoteProps;

/**
 * One of many choices, found by typing: countries, publishers. `value` is the chosen id, or empty. Whoever types the
 * whole name of a choice that is there has chosen it; other words go when the field is left, and an empty box chooses
 * nothing.
 *
 * Keyboard: type to filter, arrows, Enter chooses, Escape goes back to what was chosen.
 */
export function ComboBox(props: ComboBoxProps) {
  return 'onSearch' in props ? <RemoteComboBox {...props} /> : <LocalComboBox {...props} />;
}

/** The chosen id, held here where the page does not hold it. */
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
  return (
    <Frame
      {...rest}
      value={value}
      onChange={choose}
      known={options}
      defaultItems={options}
      defaultFilter={(label: string, typed: string) =>
        contains(label, typed) || (keywords.get(label) ?? []).some((word) => contains(word, typed))
      }
      empty={t('none')}
    />
  );
}

const fold = (text: string) => text.trim().toLocaleLowerCase('fi');
const isNamed = ({ label, keywords = [], isDisabled }: Option, text: string) =>
  !isDisabled && fold(text) !== '' && [label, ...keywords].some((name) => fold(name) === fold(text));

/** With choices that come and go the words in the box are ours: those of the choice, unless somebody types. */
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
      // The list closes when the value changes; then the next choice begins with none.
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
  /** The choices that a whole name can mean. */
  known: readonly Option[];
  items?: readonly Option[];
  defaultItems?: readonly Option[];
  defaultFilter?: (label: string, typed: string) => boolean;
  inputValue?: string;
  /** What the person types; not the words that a choice puts in the box. */
  onTyped?: (text: string) => void;
  /** The box was left, or Escape pressed, with words in it that name no choice. */
  onLeft?: () => void;
  empty: string;
  busy?: string | false;
}

function Frame(props: FrameProps) {
  const { label, description, error, width, value, onChange, onBlur, known, onTyped, onLeft, ...rest } =
    props;
  const { empty, busy, ...field } = rest;
  const typed = useRef('');
  const forget = () => {
    typed.current = '';
    onLeft?.();
  };
  // Whoever types a whole name and goes on has chosen it.
  const takeName = () => {
    const named = known.find((option) => isNamed(option, typed.current));
    if (!named) return forget();
    typed.current = '';
    onChange(named.id);
  };
  const hear = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') forget();
    else if (['Enter', 'Tab'].includes(key) && !currentTarget.hasAttribute('aria-activedescendant'))
      takeName();
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
        typed.current = '';
        if (id === value) onLeft?.();
        else onChange(id);
      }}
      onBlur={() => {
        takeName();
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
