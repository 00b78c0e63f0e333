import { Button, Popover, TextLink } from '@nimio/design-system';
import type { MissingForWorks } from '@nimio/domain/profile/missing-for-works';
import { useText } from '../../shared/intl/use-text';

/** The list of works while it is locked: says what is missing and leads there. */
export function LockedWorks({ missing }: { missing: readonly MissingForWorks[] }) {
  const { t } = useText();
  return (
    <Popover label={t('frame.worksLocked')} trigger={<Button variant="quiet">{t('frame.works')}</Button>}>
      <WhyLocked missing={missing} />
    </Popover>
  );
}

/** The sentence, and only the missing things as links. */
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
