import { Notice, TextLink, toast } from '@nimio/design-system';
import { checkIdentity } from '@nimio/domain/customer/customer.endpoints';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { forgetCustomer } from '../../../shared/recent-customers/recent-customers';
import { useMe } from '../../../shared/session/use-session';
import type { CustomerSectionProps } from './section-props';

interface IdentityCheckProps extends CustomerSectionProps {
  checkAgainst: NonNullable<Customer['checkAgainst']>;
}

/** Staff decide whether a person who registered at the bank is a customer of the register. */
export function IdentityCheck({ customer, checkAgainst, onChange }: IdentityCheckProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { defaultProfileHash } = useMe().user;
  const { hash, profileName, extPartyCode } = checkAgainst;
  // Several customers may have the name.
  const name = [profileName, extPartyCode].filter(Boolean).join(', ');
  const params = { profileHash: customer.profile.hash };
  const connect = async () => {
    await call(checkIdentity, { params, body: { isSame: 1, against: hash } });
    toast.success(t('customer.checkedSame'));
    forgetCustomer(defaultProfileHash, params.profileHash);
    await navigate(`/staff/customers/${hash}`);
    await invalidate('/profiles/customer');
  };
  const keep = async () => {
    const { checkAgainst: next } = await call(checkIdentity, { params, body: { isSame: 0, against: hash } });
    toast.success(t(next ? 'customer.checkNext' : 'customer.checkedOther'));
    await onChange();
  };
  return (
    <Above>
      <Notice
        tone="warning"
        title={t('customer.checkTitle')}
        actions={
          <>
            <ConfirmButton
              variant="second"
              size="sm"
              action={connect}
              title={t('customer.checkSameTitle')}
              body={t('customer.checkSameBody', { name })}
              confirmLabel={t('customer.checkSame')}
              cancelLabel={t('customer.cancel')}
              isDanger={false}
            >
              {t('customer.checkSame')}
            </ConfirmButton>
            <ConfirmButton
              variant="second"
              size="sm"
              action={keep}
              title={t('customer.checkOtherTitle')}
              body={t('customer.checkOtherBody')}
              confirmLabel={t('customer.checkOther')}
              cancelLabel={t('customer.cancel')}
              isDanger={false}
            >
              {t('customer.checkOther')}
            </ConfirmButton>
          </>
        }
      >
        <p>
          {t('customer.checkBody', {
            name,
            link: (text) => <TextLink href={`/staff/customers/${hash}`}>{text}</TextLink>,
          })}
        </p>
      </Notice>
    </Above>
  );
}
