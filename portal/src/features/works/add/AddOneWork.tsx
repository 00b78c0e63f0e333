import { Skeleton, TextLink } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useState } from 'react';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { Measure } from '../../../shared/page/layout';
import type { Carried } from './form/carried';
import type { Added, UseAddWork } from './form/use-add-work';
import { readEntry } from './search/search-entry';
import { useIsbnLookup } from './search/use-isbn-lookup';
import { WorkSearch } from './search/WorkSearch';
import { useChosenInAddress, useIsbnInAddress, useStoreInAddress } from './use-isbn-in-address';

/** The fields and rules are loaded when an ISBN was found. */
const AddWorkForm = late(() => import('./form/AddWorkForm'), {
  fallback: () => <Skeleton lines={6} height="2.5rem" />,
});

interface AddOneWorkProps extends Pick<UseAddWork, 'updateLists'> {
  /** Values carried over from the previous work. */
  carried: Carried | undefined;
  onAdded: (added: Added) => void;
  /** Without it, *Cancel* leads to the list of works. */
  onCancel?: () => void;
}

/** The search for a work, then the form that adds the work that was found. The address has its ISBN. */
export function AddOneWork({ carried, ...props }: AddOneWorkProps) {
  const { t } = useText();
  const addressed = useIsbnInAddress();
  const chosenFor = useChosenInAddress();
  // The ISBN in the address was just added.
  const [typed, setTyped] = useState(carried ? '' : formatIsbn(addressed));
  const { isbn, searchText } = readEntry(typed);
  const lookup = useIsbnLookup(isbn);
  const { whole, work } = lookup;
  useStoreInAddress(whole);
  return (
    <>
      <WorkSearch value={typed} onChange={setTyped} lookup={lookup} searchText={searchText} />
      <Measure>
        <InfoBox place="add-work" />
      </Measure>
      {work?.isListed === 1 && (
        <p>
          <TextLink href={`/works/${work.isbn}`}>{t('add.editListed')}</TextLink>
        </p>
      )}
      {work?.isListed === 0 && (
        // Another ISBN is another work, so typed values are discarded.
        <AddWorkForm key={work.isbn} found={work} carried={carried ?? chosenFor(work.isbn)} {...props} />
      )}
    </>
  );
}
