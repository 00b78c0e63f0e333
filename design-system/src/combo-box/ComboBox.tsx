import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as RACComboBox, useFilter } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
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
}

export type ComboBoxProps = LocalProps | RemoteProps;

/**
 * One of many choices, found by typing: countries, publishers. `value` is the chosen id, or empty.
 *
 * Keyboard: type to filter, arrows, Enter chooses, Escape closes.
 */
export function ComboBox(props: ComboBoxProps) {
  return 'onSearch' in props ? <RemoteComboBox {...props} /> : <LocalComboBox {...props} />;
}

function LocalComboBox({ options, ...rest }: LocalProps) {
  const typed = useRef('');
  // Whoever types a whole name and goes on has chosen it.
  const leave = () => {
    const named = options.find((option) => isNamed(option, typed.current));
    if (named && named.id !== rest.value) rest.onChange?.(named.id);
    rest.onBlur?.();
  };
  const { contains } = useFilter({ sensitivity: 'base' });
  const keywords = new Map(options.map((option) => [option.label, option.keywords ?? []]));
  const t = useStrings(comboBoxStrings);
  return (
    <Frame
      {...rest}
      onBlur={leave}
      onChange={(id) => {
        typed.current = '';
        rest.onChange?.(id);
      }}
      onTyped={(text) => {
        typed.current = text;
      }}
      defaultItems={options}
      defaultFilter={(label: string, typed: string) =>
        contains(label, typed) || (keywords.get(label) ?? []).some((word) => contains(word, typed))
      }
      empty={t('none')}
    />
  );
}

const fold = (text: string) => text.trim().toLocaleLowerCase('fi');
const isNamed = ({ label, keywords = [] }: Option, text: string) =>
  [label, ...keywords].some((name) => fold(name) === fold(text));

function RemoteComboBox({ onSearch, chosen, ...rest }: RemoteProps) {
  const [text, setText] = useState(chosen?.label ?? '');
  const { options, isSearching, hasFailed } = useSearch(text, onSearch);
  const t = useStrings(comboBoxStrings);
  const known = chosen && !options.some(({ id }) => id === chosen.id) && text === chosen.label;
  return (
    <Frame
      {...rest}
      items={known ? [chosen, ...options] : options}
      inputValue={text}
      onInputChange={setText}
      empty={t(hasFailed ? 'failed' : isSearching ? 'searching' : 'none')}
    />
  );
}

interface FrameProps extends CommonProps {
  items?: readonly Option[];
  defaultItems?: readonly Option[];
  defaultFilter?: (label: string, typed: string) => boolean;
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** What the person types; not the words that a choice puts in the box. */
  onTyped?: (text: string) => void;
  empty: string;
}

function Frame(props: FrameProps) {
  const { label, description, error, width, value, onChange, name, empty, onTyped, ...rest } = props;
  return (
    <Root
      {...rest}
      data-field={name}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
      {...(value !== undefined && { value: value || null })}
      onChange={(key) => onChange?.(typeof key === 'string' ? key : '')}
      style={widthStyle(width)}
    >
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box>
        <TextInput onInput={(event) => onTyped?.(event.currentTarget.value)} />
        <Open>
          <ChevronDown aria-hidden />
        </Open>
      </Box>
      <ErrorText>{error}</ErrorText>
      <OptionList empty={empty} />
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
