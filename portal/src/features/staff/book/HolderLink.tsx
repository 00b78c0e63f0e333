import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { selectProfile } from '../../../shared/session/session';
import { InLine } from '../InLine';

interface HolderLinkProps {
  profileHash: string;
  profileName: string;
}

/** Link to a customer's page, which makes staff act for the customer. */
export function HolderLink({ profileHash, profileName: name }: HolderLinkProps) {
  const { t } = useText();
  return (
    <InLine>
      <AsyncButton
        variant="quiet"
        size="sm"
        action={() => selectProfile(profileHash, '/staff/customer')}
        aria-label={t('book.openCustomer', { name })}
      >
        {name}
      </AsyncButton>
    </InLine>
  );
}
