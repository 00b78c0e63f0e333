import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { CellButton } from '../../../shared/page/layout';
import { selectProfile } from '../../../shared/session/session';

interface HolderLinkProps {
  profileHash: string;
  profileName: string;
}

/** Link to a customer's page, which makes staff act for the customer. */
export function HolderLink({ profileHash, profileName: name }: HolderLinkProps) {
  const { t } = useText();
  return (
    <CellButton>
      <AsyncButton
        variant="quiet"
        size="sm"
        action={() => selectProfile(profileHash, '/staff/customer')}
        aria-label={t('registeredWork.openCustomer', { name })}
      >
        {name}
      </AsyncButton>
    </CellButton>
  );
}
