import { Page, PageHead, TextLink } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useProfile } from '../../../shared/session/use-session';
import { invalidateWorkLists } from '../after-adding';
import { Blockers, blockersOf } from '../Blockers';
import { AddedView } from './AddedView';
import { AddOneWork } from './AddOneWork';
import { type Carried, carryToEdition, carryToNext } from './form/carried';
import type { Added } from './form/use-add-work';

export function AddWorkPage() {
  const { t } = useText();
  const blockers = blockersOf(useProfile());
  usePageTitle(t('add.title'));
  useAnchorFocus();
  return (
    <Page>
      <PageHead
        title={t('add.title')}
        action={blockers.length === 0 && <TextLink href="/works/add-many">{t('add.many')}</TextLink>}
      />
      {blockers.length > 0 ? <Blockers of={blockers} /> : <AddWorks />}
    </Page>
  );
}

/** The page that adds works one after another. */
function AddWorks() {
  const [carried, setCarried] = useState<Carried>();
  const [added, setAdded] = useState<Added>();
  const addAnother = (next: Carried) => {
    setCarried(next);
    setAdded(undefined);
  };
  if (added)
    return (
      <AddedView
        added={added}
        onNext={() => addAnother(carryToNext(added.values))}
        onEdition={() => addAnother(carryToEdition(added.values))}
      />
    );
  return <AddOneWork carried={carried} updateLists={invalidateWorkLists} onAdded={setAdded} />;
}
