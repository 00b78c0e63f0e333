import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readCard } from '../proposal-store.js';

/** The file name is made of the day on which the card was sent. */
export const downloadTaxCard: UseCase<typeof endpoints.downloadTaxCard> = async ({
  caller,
  profile,
  requestId,
}) => {
  const { db } = system();
  const card = await readCard(db, profile.id);
  if (!card) throw new DomainError('notFound');
  await db.transaction((tx) => audit(tx, 'taxation.download-card', { caller, profile, requestId }));
  return { name: `verokortti-${finnishDay(new Date(card.sentAt))}.pdf`, bytes: card.bytes };
};
