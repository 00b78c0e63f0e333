import { compensationTypes } from '@nimio/domain/contract/contract';
import type { Customer } from './customer.js';
import { dayBefore, type SocietyPlan } from './plan.js';
import type { Random } from './random.js';
import type { ContractFacts, ParticipationCode, ProductionCode, TaxationFacts } from './records.js';

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
  if (random.chance(0.75)) return { type: 'VALKIR', compTypes: '*', exceptionComment: null };
  const covered = random.some(compensationTypes, 0.7);
  return {
    type: 'VALKIR',
    compTypes: (covered.length > 0 ? covered : ['LK']).join(','),
    exceptionComment: random.chance(0.5) ? 'Muista käytöistä sovitaan erikseen.' : null,
  };
}

/** Most have this year's tax data, some last year's, some none. */
export function taxationOf({ now }: SocietyPlan, random: Random): TaxationFacts | null {
  if (random.chance(0.04)) return null;
  const taxType = random.weighted([
    ['ST', 80],
    ['P', 8],
    ['L_15', 4],
    ['L_35', 4],
    ['Y', 4],
  ]);
  const age = random.weighted([
    [0, 82],
    [1, 13],
    [3, 5],
  ]);
  return {
    taxType,
    taxRate: taxType === 'ST' && random.chance(0.85) ? random.int(0, 90) / 2 : null,
    taxYear: now.getUTCFullYear() - age,
  };
}

/** Associations: one of the customer's kind, or none. */
export function participationsOf({ language, craft }: Customer, random: Random): ParticipationCode[] {
  if (random.chance(0.4)) return [];
  if (language === 'sv') return ['fsfr'];
  if (craft === 'translator') return ['sktlry'];
  return [random.pick(['skry', 'stry'])];
}

const productions = ['PROO', 'RUNO', 'ARTI', 'TIET', 'OPPI', 'SATU', 'NAYT', 'KASI', 'ARVO', 'MUUT'] as const;

/** Kinds of writing, a few of them. */
export function productionsOf({ craft }: Customer, random: Random): ProductionCode[] {
  const own: ProductionCode[] = craft === 'translator' ? ['KAAN'] : [random.pick(productions)];
  return [...new Set([...own, ...random.some(productions, 0.1)])];
}
