import { Page, PageHead, TextLink } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useProfile } from '../../../shared/session/use-session';
import { forgetWorkLists } from '../after-adding';
import { Hindrances, hindrancesOf } from '../Hindrances';
import { AddedView } from './AddedView';
import { AddOneWork } from './AddOneWork';
import { type Carried, carryToEdition, carryToNext } from './carried';
import type { Added } from './use-add-work';

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
  return (
    <AddOneWork
      carried={carried}
      takesFocus={carried !== undefined}
      updateLists={forgetWorkLists}
      onAdded={setAdded}
    />
  );
}
