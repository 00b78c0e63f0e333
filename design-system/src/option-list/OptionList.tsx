import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { listStyles, optionStyles, popoverStyles } from './option-list-styles';

/** One choice. */
export interface Option {
  /** The stored value. */
  id: string;
  /** The visible text. */
  label: string;
  /** Other names that find it in a `ComboBox`. */
  keywords?: readonly string[];
  isDisabled?: boolean;
}

interface OptionListProps {
  /** Shown instead of the options if there are none. */
  empty: ReactNode;
  /** Newer options are being fetched: shown above the current ones. */
  busy?: ReactNode;
}

/** The opened list of a `ComboBox`. */
export function OptionList({ empty, busy }: OptionListProps) {
  return (
    <Sheet offset={4}>
      {busy && <Note aria-hidden>{busy}</Note>}
      <List renderEmptyState={() => <Note>{empty}</Note>}>
        {(option: Option) => (
          <Line textValue={option.label} isDisabled={option.isDisabled ?? false}>
            {({ isSelected }) => (
              <>
                <span>{option.label}</span>
                {isSelected && <Check aria-hidden />}
              </>
            )}
          </Line>
        )}
      </List>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  ${popoverStyles}
`;

const List = styled(ListBox<Option>)`
  ${listStyles}
`;

const Line = styled(ListBoxItem)`
  ${optionStyles}
`;

const Note = styled.p`
  margin: 0;
  padding: 0.6rem 0.75rem;
  color: var(--muted);
`;
