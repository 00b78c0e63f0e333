import type { BillableRole } from '@nimio/domain/work/roles';
import type { DealData } from '@nimio/domain/work/work.types';
import { styled } from 'styled-components';
import { useText } from '../../../shared/intl/use-text';

interface DealHoldersProps {
  /** The role of the deal. */
  of: BillableRole;
  deal: DealData;
}

/** The maximum number of shown heads. */
const mostParts = 30;

/** The holders of a role: their number, the known ones, and the unclaimed shares. */
export function DealHolders({ of: role, deal }: DealHoldersProps) {
  const { t } = useText();
  const { amount, shares, ownerName, isOwner } = deal;
  const open = Math.max(0, amount - shares.length);
  return (
    <Root>
      <h3>{t(`roles.heads_${role}`, { n: amount, known: shares.length })}</h3>
      {amount <= mostParts && <Bar deal={deal} />}
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
    </Root>
  );
}

/** A segment for each share: own, others', unclaimed. The text has the same information. */
function Bar({ deal: { amount, shares } }: Pick<DealHoldersProps, 'deal'>) {
  const known = [...shares].sort((a, b) => b.isOwn - a.isOwn);
  return (
    <Parts aria-hidden>
      {Array.from({ length: Math.max(amount, known.length) }, (_, index) => {
        const share = known[index];
        // Shares have no ids, so the index is the key.
        return <Part key={index} data-head={share ? (share.isOwn === 1 ? 'own' : 'known') : 'open'} />;
      })}
    </Parts>
  );
}

const Root = styled.div`
  margin-bottom: var(--s4);
  > ul { margin-bottom: var(--s2); }
`;

const Parts = styled.div`
  display: flex;
  gap: 3px;
  max-width: 24rem;
  margin: var(--s2) 0 var(--s3);
`;

const Part = styled.span`
  flex: 1;
  height: 0.75rem;
  border: 1px solid var(--field);
  &[data-head='own'] { border-color: var(--accent); background: var(--accent); }
  &[data-head='known'] { background: var(--rule); }
  &[data-head='open'] { border-style: dashed; }
  @media (forced-colors: active) {
    &[data-head='own'] { background: CanvasText; }
    &[data-head='known'] { background: GrayText; }
  }
  @media print { print-color-adjust: exact; }
`;
