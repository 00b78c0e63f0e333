import type { Taxation } from '@nimio/domain/taxation/taxation.types';

/** No tax data, and no pending proposal. */
export const noTaxation: Taxation = {
  taxType: null,
  taxRate: null,
  taxYear: null,
  ...{ defaultRate: 60, payeeKind: 'creator', taxResidence: 'FI' },
  next: null,
  taxDataDate: null,
  proposal: null,
  proposalStatus: null,
  proposalCreationDate: null,
  proposalStatusUpdateDate: null,
  proposedTaxRate: null,
  proposalReason: null,
  taxCardPath: null,
};

/** This year's data. */
export const usualTaxation: Taxation = {
  ...noTaxation,
  taxType: 'ST',
  taxRate: 22.5,
  taxYear: new Date().getFullYear(),
};
