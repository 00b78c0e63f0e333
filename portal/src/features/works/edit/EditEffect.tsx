import type { BillableRole } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { DealHolders } from '../roles/DealHolders';
import { ownShare, type ShareFacts } from '../roles/own-share';
import { dealOf } from '../roles/role-state';
import { ShareEffect } from '../roles/ShareEffect';
import { type EditWorkValues, setsAmount, valuesOf } from './edit-work.form';

interface EditEffectProps {
  stored: WorkForEdit;
  values: EditWorkValues;
}

/** The author's share before and after the change, and the other holders. */
export function EditEffect({ stored, values }: EditEffectProps) {
  const { authorDeal, translatorDeal } = stored;
  return (
    <>
      <ShareEffect facts={factsOf(stored, values)} before={ownShare(factsOf(stored, valuesOf(stored)))} />
      {authorDeal && <DealHolders of="author" deal={authorDeal} />}
      {translatorDeal && <DealHolders of="translator" deal={translatorDeal} />}
    </>
  );
}

/** The facts of the share: the form's numbers where the author may set them, otherwise the stored ones. */
function factsOf(stored: WorkForEdit, values: EditWorkValues): ShareFacts {
  const { roles, numberOfAuthors, numberOfTranslators } = values;
  const amount = (role: BillableRole, typed: number | null) =>
    setsAmount(stored, roles, role) ? (typed ?? 0) : (dealOf(stored, role)?.amount ?? 0);
  return {
    roles,
    translated: stored.work?.translated === 1 || roles.includes('translator'),
    numberOfAuthors: amount('author', numberOfAuthors),
    numberOfTranslators: amount('translator', numberOfTranslators),
  };
}
