import type { PayeeKind } from '@nimio/domain/taxation/withholding';

/** The columns of a profile that decide what is withheld from it without tax data. */
export interface PayeeKindColumns {
  payee_kind: PayeeKind;
  /** A country code. */
  tax_residence: string;
}

/**
 * The columns of `PayeeKindColumns`: the first kind that applies.
 *
 * @param profile the alias of the profile
 */
export const payeeKindColumns = (profile: string): string => {
  const has = (...roles: string[]) =>
    `exists (select 1 from profile_roles kind where kind.profile_id = ${profile}.id and kind.role in (${roles
      .map((role) => `'${role}'`)
      .join(', ')}))`;
  return `${profile}.tax_residence,
    case when ${has('estate', 'unsettledEstate')} then 'estate'
         when ${profile}.kind = 'organisation' then 'organisation'
         when ${has('creator')} then 'creator'
         when ${has('beneficiary')} then 'beneficiary'
         else 'representative' end as payee_kind`;
};
