import { Page, PageHead, TextLink } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useProfile } from '../../../shared/session/use-session';
import { Hindrances, hindrancesOf } from '../Hindrances';
import { AddedView } from './AddedView';
import { AddWorkForm } from './AddWorkForm';
import { type Carried, carryToEdition, carryToNext } from './add-work.form';
import { IsbnSearch } from './IsbnSearch';
import type { Added } from './use-add-work';
import { useIsbnLookup } from './use-isbn-lookup';

export function AddWorkPage() {
  const { t } = useText();
  const hindrances = hindrancesOf(useProfile());
  usePageTitle(t('add.title'));
  return (
    <Page>
      <PageHead title={t('add.title')} />
      {hindrances.length > 0 ? <Hindrances of={hindrances} /> : <AddWorks />}
    </Page>
  );
}

/** One work after another. */
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
  /** What the work before it leaves to this one. */
  carried: Carried | undefined;
  onAdded: (added: Added) => void;
}

const nothing: Carried = {};

function AddOne({ carried, onAdded }: AddOneProps) {
  const { t } = useText();
  const [isbn, setIsbn] = useState('');
  const lookup = useIsbnLookup(isbn);
  const { work } = lookup;
  return (
    <>
      <IsbnSearch value={isbn} onChange={setIsbn} lookup={lookup} takesFocus={carried !== undefined} />
      {work?.isListed === 1 && (
        <p>
          <TextLink href={`/works/${work.isbn}`}>{t('add.editListed')}</TextLink>
        </p>
      )}
      {work?.isListed === 0 && (
        // Another ISBN is another work: nothing typed for this one stays.
        <AddWorkForm key={work.isbn} found={work} carried={carried ?? nothing} onAdded={onAdded} />
      )}
    </>
  );
}
