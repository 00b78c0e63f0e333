import { type AuthorContract, currentContract } from '../contract/contract.js';
import { isTaxYearOld, type TaxFacts } from '../taxation/tax-year.js';
import { missingForWorks, type WorksRequirements } from './missing-for-works.js';

export type ChecklistId = 'contract' | 'contact' | 'bankAccount' | 'taxation' | 'works';
export type ChecklistState = 'done' | 'todo' | 'alert';

export interface ChecklistItem {
  id: ChecklistId;
  state: ChecklistState;
}

export interface ChecklistProfile extends WorksRequirements {
  roles: readonly { code: string }[];
  phone: string | null;
  email: string | null;
  contracts: readonly AuthorContract[];
  taxation: TaxFacts & { proposalStatus?: string | null };
  worksCount: number;
}

/** Roles of a creator (specification §6), which see author names and taxation. */
export const creatorProfileRoles = ['creator', 'estate', 'unsettledEstate'] as const;

/**
 * The to-do list of the home page (specification §2, Home) in its order. Taxation is listed for creators only, and is an
 * alert when its year has passed.
 *
 * @param product the installation's code, which the contract has to cover
 */
export function checklist(profile: ChecklistProfile, product: string, now: Date): ChecklistItem[] {
  const missing = missingForWorks(profile);
  const canBeReached = isFilled(profile.phone) || isFilled(profile.email);
  return [
    { id: 'contract', state: doneIf(currentContract(profile.contracts, product, now) !== undefined) },
    { id: 'contact', state: doneIf(!missing.includes('address') && canBeReached) },
    { id: 'bankAccount', state: doneIf(!missing.includes('bankAccount')) },
    ...(isCreator(profile) ? [{ id: 'taxation' as const, state: taxationState(profile, now) }] : []),
    { id: 'works', state: doneIf(profile.worksCount > 0) },
  ];
}

/** Whether a profile has a role of a creator. */
export function isCreator({ roles }: Pick<ChecklistProfile, 'roles'>): boolean {
  return roles.some(({ code }) => (creatorProfileRoles as readonly string[]).includes(code));
}

/** A pending proposal leaves nothing to do for the customer. */
function taxationState(profile: ChecklistProfile, now: Date): ChecklistState {
  if (profile.taxation.proposalStatus === 'PENDING') return 'done';
  if (isTaxYearOld(profile, now)) return 'alert';
  return doneIf(profile.taxation.taxYear !== null);
}

function doneIf(done: boolean): ChecklistState {
  return done ? 'done' : 'todo';
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
