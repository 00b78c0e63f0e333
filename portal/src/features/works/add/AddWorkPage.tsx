import { Page, PageHead, Skeleton, TextLink } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { lazy, Suspense, useState } from 'react';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useProfile } from '../../../shared/session/use-session';
import { Hindrances, hindrancesOf } from '../Hindrances';
import { AddedView } from './AddedView';
import { BookSearch } from './BookSearch';
import { readEntry } from './book-entry';
import { type Carried, carryToEdition, carryToNext } from './carried';
import type { Added } from './use-add-work';
import { useChosenInAddress, useIsbnInAddress, useKeptInAddress } from './use-isbn-in-address';
import { useIsbnLookup } from './use-isbn-lookup';

/** The fields and rules are loaded when an ISBN was found. */
const AddWorkForm = lazy(() => import('./AddWorkForm'));

export function AddWorkPage() {
  const { t } = useText();
  const hindrances = hindrancesOf(useProfile());
  usePageTitle(t('add.title'));
  useAnchorFocus();
  return (
    <Page>
      <PageHead
        title={t('add.title')}
        action={hindrances.length === 0 && <TextLink href="/works/add-many">{t('add.many')}</TextLink>}
      />
      {hindrances.length > 0 ? <Hindrances of={hindrances} /> : <AddWorks />}
    </Page>
  );
}

/** The page that adds works one after another. */
function AddWorks() {
  const [carried, setCarried] = useState<Carried>();
  const [added, setAdded] = useState<Added>();
  const goOn = (next: Carried) => {
    setCarried(next);
    setAdded(undefined);
  };
  if (added)
    return (
      <AddedView
        added={added}
        onNext={() => goOn(carryToNext(added.values))}
        onEdition={() => goOn(carryToEdition(added.values))}
      />
    );
  return <AddOne carried={carried} onAdded={setAdded} />;
}

interface AddOneProps {
  /** Values carried over from the previous work. */
  carried: Carried | undefined;
  onAdded: (added: Added) => void;
}

function AddOne({ carried, onAdded }: AddOneProps) {
  const { t } = useText();
  const addressed = useIsbnInAddress();
  const chosenFor = useChosenInAddress();
  // The ISBN in the address was just added.
  const [typed, setTyped] = useState(carried ? '' : formatIsbn(addressed));
  const { isbn, words } = readEntry(typed);
  const lookup = useIsbnLookup(isbn);
  const { whole, work } = lookup;
  useKeptInAddress(whole);
  return (
    <>
      <BookSearch
        value={typed}
        onChange={setTyped}
        lookup={lookup}
        words={words}
        takesFocus={carried !== undefined}
      />
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
        <Suspense fallback={<Skeleton lines={6} height="2.5rem" />}>
          <AddWorkForm
            key={work.isbn}
            found={work}
            carried={carried ?? chosenFor(work.isbn)}
            onAdded={onAdded}
          />
        </Suspense>
      )}
    </>
  );
}
