import { Button, DataTable } from '@nimio/design-system';
import { focusAfter } from '../../../../shared/action/focus-after';
import { useText } from '../../../../shared/intl/use-text';
import type { Sharer } from './deal.form';

interface SharersTableProps {
  shares: readonly Sharer[];
  ownerProfileHash: string;
  onRemove: (profileHash: string) => void;
}

const rowKey = ({ profileHash }: Sharer) => profileHash;

/** The holders of shares; the last one cannot be removed, since the deal would be deleted. */
export function SharersTable({ shares, ownerProfileHash, onRemove }: SharersTableProps) {
  const { t } = useText();
  const remove = (profileHash: string, button: Element) => {
    const moveFocus = focusAfter(button);
    onRemove(profileHash);
    moveFocus();
  };
  return (
    <DataTable
      caption={t('registeredWork.shares')}
      columns={[
        {
          id: 'name',
          header: t('authors.name'),
          cell: ({ profileHash, authorName: name }) =>
            profileHash === ownerProfileHash ? t('registeredWork.inCharge', { name }) : name,
          isRowHeader: true,
        },
        { id: 'profile', header: t('authors.profile'), cell: ({ profileName }) => profileName },
      ]}
      rows={shares}
      rowKey={rowKey}
      actions={({ profileHash, authorName: name }) =>
        shares.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('registeredWork.removeNamed', { name })}
            onPress={({ target }) => remove(profileHash, target)}
          >
            {t('registeredWork.remove')}
          </Button>
        )
      }
    />
  );
}
