import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { DomainError } from '@nimio/domain/errors';
import type { TaxationEvent } from '@nimio/domain/taxation/taxation.types';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { databaseContext } from '../../system.js';
import { lockProfile, type ProfileRow } from '../profile/store.js';
import { insertEvent, type TaxDataColumns } from './store.js';

const auditEvents = {
  proposed: 'taxation.propose',
  cancelled: 'taxation.cancel',
  cardSent: 'taxation.send-card',
  accepted: 'taxation.accept',
  declined: 'taxation.decline',
  set: 'taxation.update',
  fetched: 'taxation.fetch',
} as const satisfies Record<TaxationEvent['kind'], AuditEvent>;

/** The columns named by the audit event. */
const fieldOf = (kind: TaxationEvent['kind']): string => (kind === 'cardSent' ? 'taxCard' : 'taxation');

/** The account that changed a taxation; null if the yearly tax data did. */
interface Changer {
  caller: Pick<Caller, 'accountId'> | undefined;
  profile: Pick<ActingFor, 'id' | 'asStaff'>;
  requestId: string;
}

const changedBy = ({ caller, profile }: Changer): TaxationEvent['by'] =>
  caller ? (profile.asStaff ? 'society' : 'customer') : 'fetch';

/**
 * Records a change in the history of the taxation and as an audit event.
 *
 * @param rate proposed, in tenths of a percent
 * @param data the new tax data, if they are known; otherwise they are read
 * @param facts further facts of the audit event
 */
export async function recordTaxationEvent(
  tx: Transaction,
  changer: Changer,
  kind: TaxationEvent['kind'],
  {
    rate = null,
    data,
    facts = {},
  }: { rate?: number | null; data?: TaxDataColumns; facts?: Record<string, string> } = {},
): Promise<void> {
  const { caller, profile, requestId } = changer;
  const event = {
    at: databaseContext().now().toISOString(),
    kind,
    done_by: changedBy(changer),
    proposed_rate: rate,
    profileId: profile.id,
    accountId: caller?.accountId ?? null,
  };
  await insertEvent(tx, event, data);
  await audit(tx, auditEvents[kind], { caller, profile, requestId }, { fields: [fieldOf(kind)], ...facts });
}

/** The profile, locked until the end of the transaction. */
export async function lockTaxed(tx: Transaction, profileId: number): Promise<ProfileRow> {
  const profile = await lockProfile(tx, profileId);
  if (!profile) throw new DomainError('notFound');
  return profile;
}
