import { TextLink } from '@nimio/design-system';
import type { MissingForWorks } from '@nimio/domain/profile/missing-for-works';
import { useText } from '../../../shared/intl/use-text';

/** Why the list of works is locked, with links to what is missing. */
export function WhyLocked({ missing }: { missing: readonly MissingForWorks[] }) {
  const { t } = useText();
  return (
    <>
      <p>{t('frame.worksLocked')}</p>
      <ul>
        {missing.includes('address') && (
          <li>
            <TextLink href="/settings#basic">{t('frame.addAddress')}</TextLink>
          </li>
        )}
        {missing.includes('bankAccount') && (
          <li>
            <TextLink href="/settings/bank">{t('frame.addBankAccount')}</TextLink>
          </li>
        )}
      </ul>
    </>
  );
}
