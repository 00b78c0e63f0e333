import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { DistributionKind } from '@nimio/domain/distribution/distribution-states';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readDistribution, requireDistribution } from '../read-distribution.js';
import {
  columnsOf,
  countedOf,
  lateWithDefaults,
  requireRecordDay,
  type Settings,
  withDefaults,
} from '../settings.js';
import { insertDistribution, insertEvent, refuseSecondLate, storeCounted } from '../store.js';

async function create(
  tx: Transaction,
  kind: DistributionKind,
  settings: Settings,
  { caller, requestId }: Pick<Call<typeof endpoints.createDistribution>, 'caller' | 'requestId'>,
): Promise<Distribution> {
  const at = system().now().toISOString();
  const hash = newPublicHash();
  requireRecordDay(settings);
  const id = await insertDistribution(tx, { hash, kind, ...columnsOf(settings), created_at: at });
  await storeCounted(tx, id, countedOf(settings));
  await insertEvent(tx, id, { kind: 'created', accountId: caller.accountId, at });
  await audit(tx, 'distribution.create', { caller, requestId }, { distribution: hash });
  return readDistribution(tx, await requireDistribution(tx, hash), caller);
}

export const createDistribution: UseCase<typeof endpoints.createDistribution> = ({ body, ...call }) =>
  system().db.transaction(async (tx) => create(tx, 'main', await withDefaults(tx, body), call));

export const createLateDistribution: UseCase<typeof endpoints.createLateDistribution> = ({ body, ...call }) =>
  system()
    .db.transaction(async (tx) => create(tx, 'late', await lateWithDefaults(tx, body), call))
    .catch(refuseSecondLate);
