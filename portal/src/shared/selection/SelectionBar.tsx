import { Button, formatNumber, RowCheckbox, VisuallyHidden } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useText } from '../intl/use-text';
import { BulkActions, PhoneLine } from '../page/frame-layout';

interface SelectVisibleProps {
  isAll: boolean;
  isSome: boolean;
  onChange: () => void;
}

/** Selects the rows of the page. */
export function SelectVisible({ isAll, isSome, onChange }: SelectVisibleProps) {
  const { t } = useText();
  return (
    <RowCheckbox
      label={t('selection.visible')}
      isChecked={isAll}
      isIndeterminate={isSome && !isAll}
      onChange={onChange}
    />
  );
}

interface SelectionBarProps {
  /** The checkbox for all rows, if there are any: cards on a phone have no heading. */
  all: ReactNode;
  count: number;
  /** Clears the selection and moves the focus, as the button is then removed. */
  onClear: () => void;
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** The number of selected rows, and actions on them. */
export function SelectionBar({ all, count, onClear, children }: SelectionBarProps) {
  const { t } = useText();
  const text = count > 0 && t('selection.count', { n: count, count: formatNumber(count) });
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {all && (
        <PhoneLine>
          {all}
          <span aria-hidden>{t('selection.visible')}</span>
        </PhoneLine>
      )}
      <BulkActions>
        {text && (
          <>
            <strong aria-hidden>{text}</strong>
            {children}
            <Button variant="quiet" size="sm" onPress={onClear}>
              {t('selection.clear')}
            </Button>
          </>
        )}
      </BulkActions>
    </>
  );
}
