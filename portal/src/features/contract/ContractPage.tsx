import { Page, PageHead } from '@nimio/design-system';
import { currentContract } from '@nimio/domain/contract/contract';
import { useParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';
import { useProfile } from '../../shared/session/use-session';
import { settings } from '../../shared/settings/settings';
import { useToday } from '../../shared/settings/use-today';
import { AcceptContract } from './AcceptContract';
import { ContractView } from './ContractView';
import { UnknownContract } from './UnknownContract';

/** The contract in the address or the one in force; without any, the text to accept. */
export function ContractPage() {
  const { t } = useText();
  const { contractHash } = useParams();
  const { contracts } = useProfile();
  const today = useToday();
  usePageTitle(t('contract.title'));
  const contract =
    contractHash === undefined
      ? currentContract(contracts, settings().product, today)
      : contracts.find(({ hash }) => hash === contractHash);
  return (
    <Page>
      <PageHead title={t('contract.title')} />
      {contract ? (
        <ContractView contract={contract} />
      ) : contractHash === undefined ? (
        <AcceptContract />
      ) : (
        <UnknownContract />
      )}
    </Page>
  );
}
