import { Button, DataTable, DescriptionList, formatDate, Section, Text } from '@nimio/design-system';
import type { RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import { useState } from 'react';
import { focusAfter } from '../../../shared/act/focus-after';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { DivisionEditor } from './DivisionEditor';
import { HolderLink } from './HolderLink';

interface DivisionSectionProps {
  role: BillableRole;
  work: RegisteredWork;
  /** Reads the work anew. */
  onChange: () => Promise<unknown>;
}

/** How a role is divided: how many share, who does, who is in charge; and the way to correct it. */
export function DivisionSection({ role, work, onChange }: DivisionSectionProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const deal = role === 'author' ? work.authorDeal : work.translatorDeal;
  const close = async (from: Element, isChanged: boolean) => {
    const goOn = focusAfter(from);
    if (isChanged) await onChange();
    setOpen(false);
    goOn();
  };
  return (
    <Section id={role} title={t(`book.division_${role}`)}>
      {!deal && <Text>{t(`book.noDivision_${role}`)}</Text>}
      {deal && isOpen && <DivisionEditor dealHash={deal.dealHash} onClose={close} />}
      {deal && !isOpen && <Division deal={deal} />}
      {deal && !isOpen && work.isLocked === 0 && (
        <Actions>
          <Button variant="second" onPress={() => setOpen(true)}>
            {t(`book.correct_${role}`)}
          </Button>
        </Actions>
      )}
    </Section>
  );
}

type Share = RegisteredDeal['shares'][number];
const rowKey = ({ profileHash }: Share) => profileHash;

function Division({ deal }: { deal: RegisteredDeal }) {
  const { t } = useText();
  const isOwner = ({ profileHash }: Share) => profileHash === deal.ownerProfileHash;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('book.amount'), value: deal.amount },
          { term: t('book.owner'), value: deal.ownerName },
          { term: t('book.suggestions'), value: deal.suggestions },
        ]}
      />
      <DataTable
        caption={t(`book.division_${deal.role}`)}
        columns={[
          {
            id: 'name',
            header: t('authors.name'),
            cell: (share) =>
              isOwner(share) ? t('book.inCharge', { name: share.authorName }) : share.authorName,
            isRowHeader: true,
          },
          { id: 'profile', header: t('authors.profile'), cell: (share) => <HolderLink {...share} /> },
          { id: 'since', header: t('book.since'), cell: ({ since }) => formatDate(since), isUnbroken: true },
        ]}
        rows={deal.shares}
        rowKey={rowKey}
      />
    </>
  );
}
