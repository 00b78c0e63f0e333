import { fromTenths, type RateFacts } from '@nimio/domain/taxation/rate';
import type {
  OpenProposal,
  QueuedProposal,
  Taxation,
  TaxationEvent,
} from '@nimio/domain/taxation/taxation.types';
import { profileName } from '../profile/name.js';
import type { OpenRow, QueuedRow } from './proposal-store.js';
import type { EventRow, TaxationRow, TaxDataColumns } from './store.js';

const percent = (tenths: number | null): number | null => (tenths === null ? null : fromTenths(tenths));

/** Stored tax data in the form of the domain rules and the wire. */
export const presentTaxData = ({
  type,
  rate,
  year,
}: TaxDataColumns): RateFacts & Pick<Taxation, 'taxType'> => ({
  taxType: type,
  taxRate: percent(rate),
  taxYear: year,
});

export const presentTaxation = (profileHash: string, row: TaxationRow): Taxation => ({
  ...presentTaxData(row),
  defaultRate: row.default_rate,
  payeeKind: row.payee_kind,
  taxResidence: row.tax_residence,
  next:
    row.next_year === null
      ? null
      : presentTaxData({ type: row.next_type, rate: row.next_rate, year: row.next_year }),
  taxDataDate: row.changed_at,
  proposal: row.proposal,
  proposalStatus: row.status,
  proposalCreationDate: row.proposed_at,
  proposalStatusUpdateDate: row.decided_at,
  proposedTaxRate: percent(row.proposed_rate),
  proposalReason: row.reason,
  taxCardPath: row.has_card ? `/api/taxation/${profileHash}/download` : null,
});

export const presentEvent = (row: EventRow): TaxationEvent => ({
  at: row.at,
  kind: row.kind,
  by: row.done_by,
  ...presentTaxData(row),
  proposedTaxRate: percent(row.proposed_rate),
});

export const presentQueued = (row: QueuedRow): QueuedProposal => ({
  proposal: row.hash,
  kind: row.proposed_rate === null ? 'card' : 'rate',
  created: row.created_at,
  proposedTaxRate: percent(row.proposed_rate),
  profileHash: row.profile_hash,
  profileName: profileName(row),
});

export const presentOpen = (row: OpenRow): OpenProposal => ({
  ...presentQueued(row),
  ...presentTaxData(row),
});
