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
  /** What the person reads. */
  label: string;
  /** Other names that find it in a `ComboBox`. */
  keywords?: readonly string[];
  isDisabled?: boolean;
}

/** The opened list of a `Select` or a `ComboBox`. */
export function OptionList({ items, empty }: { items?: readonly Option[]; empty?: ReactNode }) {
  return (
    <Sheet offset={4}>
      <List {...(items && { items })} renderEmptyState={() => (empty ? <Empty>{empty}</Empty> : null)}>
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

const Empty = styled.p`
  margin: 0;
  padding: 0.6rem 0.75rem;
  color: var(--muted);
`;
