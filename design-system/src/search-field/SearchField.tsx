import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as RACSearchField } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { Description, type FieldBinding, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles, inputStyles } from '../field/field-styles';
import { widthStyle } from '../field/width';

export interface SearchFieldProps extends Omit<FieldTexts, 'error'>, FieldBinding<string> {
  /** Called by Enter. */
  onSubmit?: (text: string) => void;
  /** Width of the input as a CSS length. */
  width?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Disabled, for a reason that the page gives. */
  isDisabled?: boolean;
  /** `id` of the element. */
  id?: string;
}

/** Searches or filters a list while typing. Keyboard: Enter searches, Escape clears. */
export function SearchField({ label, description, width, name, ...rest }: SearchFieldProps) {
  return (
    <Root {...rest} data-field={name} {...(name !== undefined && { name })} style={widthStyle(width)}>
      <Label>{label}</Label>
      <Description>{description}</Description>
      <Box>
        <Search aria-hidden />
        <TextInput />
        <Clear>
          <X aria-hidden />
        </Clear>
      </Box>
    </Root>
  );
}

const Root = styled(RACSearchField)`
  ${fieldStyles}
  &[data-empty] button { display: none; }
`;

const Box = styled.div`
  position: relative;
  max-width: var(--field-width, 28rem);
  > svg { position: absolute; inset-block: 0; inset-inline-start: 0.75rem; margin-block: auto; color: var(--muted); pointer-events: none; }
`;

const TextInput = styled(Input)`
  ${inputStyles}
  && { padding-inline: 2.5rem 3rem; }
  &::-webkit-search-cancel-button { display: none; }
`;

const Clear = styled(Button)`
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
`;
