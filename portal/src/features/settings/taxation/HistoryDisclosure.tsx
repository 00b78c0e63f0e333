import { Disclosure, Skeleton } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { Late } from '../../../shared/page/Late';

const bringHistory = async () => (await import('./TaxHistory')).default;

/** The history of the taxation, fetched when it is opened. */
export function HistoryDisclosure({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('taxation.history')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && (
        <Late
          bring={bringHistory}
          given={{ profileHash }}
          waiting={<Skeleton lines={3} />}
          notCome={t('taxation.historyNotCome')}
          isAtOnce
        />
      )}
    </Disclosure>
  );
}
