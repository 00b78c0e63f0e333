import type { BillableRole } from '@nimio/domain/work/roles';
import type { DealData } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';

interface DealHeadsProps {
  /** Whose division it is. */
  of: BillableRole;
  deal: DealData;
}

/** Who shares a role: how many there are, who is known, and how many have not come forward. */
export function DealHeads({ of: role, deal }: DealHeadsProps) {
  const { t } = useText();
  const { amount, shares, ownerName, isOwner } = deal;
  const open = Math.max(0, amount - shares.length);
  return (
    <div>
      <h3>{t(`roles.heads_${role}`, { n: amount, known: shares.length })}</h3>
      <ul>
        {shares.map((share, index) => (
          <li key={share.authorHash ?? index}>
            {share.isOwn === 1 ? t('roles.you', { name: share.name }) : share.name || t('roles.private')}
          </li>
        ))}
        {open > 0 && <li>{t('roles.open', { n: open })}</li>}
      </ul>
      <p>
        {isOwner === 1
          ? t('roles.ownerYou')
          : ownerName
            ? t('roles.owner', { name: ownerName })
            : t('roles.ownerPrivate')}
      </p>
    </div>
  );
}
