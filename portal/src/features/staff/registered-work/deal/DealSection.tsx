import {
  CellNote,
  DataTable,
  DescriptionList,
  formatDate,
  Section,
  Skeleton,
  Text,
} from '@nimio/design-system';
import { getDeal } from '@nimio/domain/work/register.endpoints';
import type { RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { focusAfter } from '../../../../shared/action/focus-after';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { HolderLink } from '../HolderLink';
import { AddShare, type DealAction, DealActions, StartDealForm } from './DealActions';
import { DealForm } from './DealForm';

interface DealSectionProps {
  role: BillableRole;
  work: RegisteredWork;
  /** Refetches the work. */
  onChange: () => Promise<unknown>;
}

/** The deal of a role: its amount, holders and owner, and the form to correct it. */
export function DealSection({ role, work, onChange }: DealSectionProps) {
  const { t } = useText();
  const [open, setOpen] = useState<DealAction>();
  const deal = role === 'author' ? work.authorDeal : work.translatorDeal;
  const close = async (from: Element, isChanged: boolean) => {
    const moveFocus = focusAfter(from);
    if (isChanged) await onChange();
    setOpen(undefined);
    moveFocus();
  };
  // A work that is no translation has no translators.
  const canStart = role === 'author' || work.translated === 1;
  return (
    <Section id={role} title={t(`registeredWork.division_${role}`)}>
      {!deal && (
        <Text>{t(canStart ? `registeredWork.noDivision_${role}` : 'registeredWork.notTranslated')}</Text>
      )}
      {!deal && open && <StartDealForm isbn={work.isbn} role={role} onClose={close} />}
      {deal && open === 'correct' && <DealEditor dealHash={deal.dealHash} onClose={close} />}
      {deal && open !== 'correct' && <DealTable deal={deal} />}
      {deal && open === 'add' && <AddShare deal={deal} onClose={close} />}
      {!open && work.isLocked === 0 && (deal || canStart) && (
        <DealActions role={role} deal={deal} onOpen={setOpen} />
      )}
    </Section>
  );
}

type Share = RegisteredDeal['shares'][number];
const rowKey = ({ profileHash }: Share) => profileHash;

function DealTable({ deal }: { deal: RegisteredDeal }) {
  const { t } = useText();
  const isOwner = ({ profileHash }: Share) => profileHash === deal.ownerProfileHash;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('registeredWork.amount'), value: deal.amount },
          { term: t('registeredWork.owner'), value: deal.ownerName },
          { term: t('registeredWork.suggestions'), value: deal.suggestions },
        ]}
      />
      <DataTable
        caption={t(`registeredWork.division_${deal.role}`)}
        columns={[
          {
            id: 'name',
            header: t('authors.name'),
            cell: (share) => (
              <>
                {isOwner(share) ? t('registeredWork.inCharge', { name: share.authorName }) : share.authorName}
                {share.hasChanges === 1 && <CellNote>{t('registeredWork.hasChanges')}</CellNote>}
              </>
            ),
            isRowHeader: true,
          },
          { id: 'profile', header: t('authors.profile'), cell: (share) => <HolderLink {...share} /> },
          {
            id: 'since',
            header: t('registeredWork.since'),
            cell: ({ since }) => formatDate(since),
            isUnbroken: true,
          },
        ]}
        rows={deal.shares}
        rowKey={rowKey}
      />
    </>
  );
}

interface DealEditorProps {
  dealHash: string;
  onClose: (from: Element, isChanged: boolean) => Promise<void>;
}

/** The deal is fetched separately, since its version is not that of the work. */
function DealEditor({ dealHash, onClose }: DealEditorProps) {
  const { data, etag, error, reload } = useEndpoint(getDeal, { params: { dealHash } });
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  return <DealForm stored={{ data, etag }} onClose={onClose} />;
}
