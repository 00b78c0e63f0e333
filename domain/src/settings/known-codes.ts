import { rejectionReasons } from '../change-suggestion/change-suggestion.js';
import { compensationTypes } from '../contract/contract.js';

/**
 * Codes that rules and stored data depend on (specification §3 and §9), by the list of options in the settings. The society
 * can name, order and hide them, and add others, but cannot remove these.
 */
export const knownCodes = {
  participations: ['fsfr', 'skry', 'sktlry', 'stry', 'none'],
  productionTypes: ['PROO', 'RUNO', 'KAAN', 'ARTI', 'TIET', 'OPPI', 'SATU', 'NAYT', 'KASI', 'ARVO', 'MUUT'],
  compensationTypes,
  rejectionReasons,
  taxTypes: ['ST', 'P', 'M', 'Y', 'PY', 'L', 'L_5', 'L_10', 'L_15', 'L_30', 'L_35'],
} as const satisfies Record<string, readonly string[]>;
