import { Button, CellNote, DataTable, Section, StatusBadge, Text, TextLink } from '@nimio/design-system';
import { getHeirs } from '@nimio/domain/estate/estate.endpoints';
import type { Heir } from '@nimio/domain/estate/estate.types';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { CustomerDialog } from '../CustomerDialog';
import { HeirsForm } from './HeirsForm';
import { totalOf } from './heirs.form';

const none: Heir[] = [];

/** The heirs of an estate, with their parts and who of them may use its profile. */
export function HeirsSection({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { data, etag, error, isLoading, reload, mutate } = useEndpoint(getHeirs, { params: { profileHash } });
  const heirs = data?.heirs ?? none;
  const total = totalOf(heirs.map(({ part }) => part));
  return (
    <Section
      id="heirs"
      title={t('heirs.title')}
      heading="margin"
      actions={
        data && (
          <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
            {t('heirs.edit')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('heirs.title')}
        columns={[
          {
            id: 'name',
            header: t('heirs.name'),
            isRowHeader: true,
            cell: (heir) => <Name {...heir} />,
          },
          { id: 'part', header: t('heirs.part'), cell: ({ part }) => part, isUnbroken: true },
          {
            id: 'access',
            header: t('heirs.access'),
            cell: ({ hasAccess }) =>
              hasAccess === 1 ? (
                <StatusBadge tone="success">{t('heirs.hasAccess')}</StatusBadge>
              ) : (
                t('heirs.noAccess')
              ),
          },
        ]}
        rows={heirs}
        // An heir is known by their place in the list only.
        rowKey={(heir) => String(heirs.indexOf(heir))}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<Text tone="muted">{t('heirs.none')}</Text>}
      />
      {total && <p>{t('heirs.total', { total })}</p>}
      {isOpen && data && (
        <CustomerDialog title={t('heirs.edit')} onClose={() => setOpen(false)}>
          <HeirsForm
            profileHash={profileHash}
            stored={{ data, etag }}
            onStored={(response) => mutate({ ...response, servedAt: Date.now() }, { revalidate: false })}
            onSaved={() => setOpen(false)}
          />
        </CustomerDialog>
      )}
    </Section>
  );
}

function Name({ name, profileHash, isContact, note }: Heir) {
  const { t } = useText();
  return (
    <>
      {profileHash ? <TextLink href={`/staff/customers/${profileHash}`}>{name}</TextLink> : name}
      {isContact === 1 && <CellNote>{t('heirs.contact')}</CellNote>}
      {note && <CellNote>{note}</CellNote>}
    </>
  );
}
