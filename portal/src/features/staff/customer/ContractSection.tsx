import { Button, DataTable, formatDate, Section, Text } from '@nimio/design-system';
import type { Contract } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { useExceptions } from '../../../shared/contract/use-exceptions';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { ContractChangeForm, PaperContractForm } from './ContractForms';
import { CustomerDialog } from './CustomerDialog';
import type { CustomerSectionProps } from './section-props';

const rowKey = ({ hash }: Contract) => hash;

/** The customer's contracts, the newest first; staff enter those on paper and change any. */
export function ContractSection({ customer, onChange }: CustomerSectionProps) {
  const { t } = useText();
  const mayManage = useMe().rights.includes('manageContracts');
  /** The contract that is being changed, or a new one. */
  const [open, setOpen] = useState<Contract | 'new'>();
  const { hash: profileHash, contracts } = customer.profile;
  const isOpen = customer.closedOn === null && customer.diedOn === null;
  const form = { profileHash, onChange, onSaved: () => setOpen(undefined) };
  return (
    <Section
      id="contract"
      title={t('customer.contract')}
      heading="margin"
      actions={
        mayManage &&
        isOpen && (
          <Button variant="quiet" size="sm" onPress={() => setOpen('new')}>
            {t('customer.enterContract')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('customer.contract')}
        columns={[
          {
            id: 'valid',
            header: t('customer.validity'),
            isRowHeader: true,
            cell: (contract) => <Validity {...contract} />,
          },
          { id: 'cover', header: t('customer.compTypes'), cell: (contract) => <Cover {...contract} /> },
          {
            id: 'origin',
            header: t('customer.origin'),
            cell: ({ textVersion }) =>
              textVersion === null ? t('customer.onPaper') : t('customer.inPortal', { version: textVersion }),
          },
        ]}
        rows={contracts}
        rowKey={rowKey}
        {...(mayManage && {
          actions: (contract: Contract) => (
            <Button
              variant="second"
              size="sm"
              aria-label={t('customer.changeContractOf', { date: formatDate(contract.validFrom) })}
              onPress={() => setOpen(contract)}
            >
              {t('customer.change')}
            </Button>
          ),
        })}
        empty={<Text tone="muted">{t('customer.contractNone')}</Text>}
      />
      {open && (
        <CustomerDialog
          title={t(open === 'new' ? 'customer.enterContract' : 'customer.changeContract')}
          onClose={() => setOpen(undefined)}
        >
          {open === 'new' ? (
            <PaperContractForm {...form} />
          ) : (
            <ContractChangeForm {...form} contractHash={open.hash} />
          )}
        </CustomerDialog>
      )}
    </Section>
  );
}

function Validity({ validFrom, validTo }: Contract) {
  const { t } = useText();
  const from = formatDate(validFrom);
  return validTo === null
    ? t('customer.validOpen', { from })
    : t('customer.validBetween', { from, to: formatDate(validTo) });
}

function Cover({ compTypes, exceptionComment }: Contract) {
  const { t } = useText();
  const exceptions = useExceptions(compTypes);
  return (
    <>
      {exceptions.length === 0
        ? t('customer.coversAll')
        : t('customer.excludes', { names: exceptions.map(({ term }) => term).join('; ') })}
      {exceptionComment && (
        <div>
          <small>{exceptionComment}</small>
        </div>
      )}
    </>
  );
}
