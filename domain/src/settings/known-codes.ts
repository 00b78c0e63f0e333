import { compensationTypes } from '../contract/contract.js';

/**
 * Codes that rules and stored data depend on (specification §3 and §9), by the list of options in the settings. The society
 * can name, order and hide them, and add others, but cannot remove these.
 */
export const knownCodes = {
  participations: ['fsfr', 'skry', 'sktlry', 'stry', 'none'],
  productionTypes: ['PROO', 'RUNO', 'KAAN', 'ARTI', 'TIET', 'OPPI', 'SATU', 'NAYT', 'KASI', 'ARVO', 'MUUT'],
  compensationTypes,
} as const satisfies Record<string, readonly string[]>;
