import type { suggestChange } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { suggestChangeSchema } from '@nimio/domain/change-suggestion/change-suggestion.schema';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import { sharesAreFull } from '@nimio/domain/work/shares';
import type { DealData, WorkForEdit } from '@nimio/domain/work/work.types';
import { validateWith } from '../../../shared/form/validate-with';

export interface SuggestValues {
  suggestedAmount: number | null;
  suggestionReason: string;
  suggesterAuthorHash: string;
  addIfAccepted: boolean;
}

/** The deal, owned by another profile. */
export interface Suggested {
  work: WorkForEdit;
  role: BillableRole;
  deal: DealData;
}

/** A user without a share asks for one by default; a full deal then needs one more. */
export function startOf(
  { work, role, deal }: Suggested,
  { nameData }: Pick<Profile, 'nameData'>,
): SuggestValues {
  const isRequested = work.role[role] === 0;
  return {
    suggestedAmount: isRequested && sharesAreFull(deal) ? deal.amount + 1 : deal.amount,
    suggestionReason: '',
    suggesterAuthorHash: work.authorHash ?? nameData[0]?.authorHash ?? '',
    addIfAccepted: isRequested,
  };
}

export const bodyOf =
  ({ work, role }: Suggested) =>
  (values: SuggestValues): BodyOf<typeof suggestChange> => ({
    ...values,
    bookIsbn: work.isbn,
    role,
    suggestedAmount: values.suggestedAmount as number,
    addIfAccepted: values.addIfAccepted ? 1 : 0,
  });

/** The schema first, then that something has to change; the server validates the number against the shares. */
export function suggestErrors(of: Suggested) {
  const bySchema = validateWith<SuggestValues>(suggestChangeSchema, bodyOf(of));
  return (values: SuggestValues) => ({
    ...bySchema(values),
    ...(values.suggestedAmount === null && { suggestedAmount: 'required' }),
    ...(values.suggestedAmount === of.deal.amount && { suggestedAmount: 'amountUnchanged' }),
  });
}
