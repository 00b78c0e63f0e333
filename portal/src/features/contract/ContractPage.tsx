import { Notice, Page, PageHead, TextColumn, TextLink } from '@nimio/design-system';
import { currentContract } from '@nimio/domain/contract/contract';
import { useParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';
import { useProfile } from '../../shared/session/use-session';
import { settings } from '../../shared/settings/settings';
import { useToday } from '../../shared/settings/use-today';
import { AcceptContract } from './AcceptContract';
import { ContractView } from './ContractView';

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

/** Shown when the address names a contract that the profile does not have. */
function UnknownContract() {
  const { t } = useText();
  return (
    <TextColumn>
      <Notice tone="warning" actions={<TextLink href="/contract">{t('contract.toCurrent')}</TextLink>}>
        <p>{t('contract.unknown')}</p>
      </Notice>
    </TextColumn>
  );
}
