import { authorContractType, compensationTypes } from '@nimio/domain/contract/contract';
import type { ContractFacts } from '@nimio/domain/import/import-record';
import { dayBefore, type SocietyPlan } from './plan.js';
import type { Random } from './random.js';

/** Contracts of a creator, oldest first: nearly all have one in force, a quarter of these with exceptions. */
export function contractsOf(plan: SocietyPlan, random: Random): ContractFacts[] {
  const standing = random.next();
  if (standing < 0.04) return [];
  const began = random.int(200, 6000);
  const current = { ...termsOf(random), validFrom: dayBefore(plan, began), validTo: null };
  if (standing < 0.07) return [{ ...current, validTo: dayBefore(plan, random.int(1, 199)) }];
  if (standing > 0.1) return [current];
  const former = { validFrom: dayBefore(plan, began + 3000), validTo: dayBefore(plan, began + 1) };
  return [{ ...termsOf(random), ...former }, current];
}

function termsOf(random: Random): Pick<ContractFacts, 'type' | 'compTypes' | 'exceptionComment'> {
  if (random.chance(0.75)) return { type: authorContractType, compTypes: '*', exceptionComment: null };
  const covered = random.some(compensationTypes, 0.7);
  return {
    type: authorContractType,
    compTypes: (covered.length > 0 ? covered : ['LK']).join(','),
    exceptionComment: random.chance(0.5) ? 'Muista käytöistä sovitaan erikseen.' : null,
  };
}
