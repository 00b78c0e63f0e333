import { Notice, TextColumn, TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';

/** Shown when the address names a contract that the profile does not have. */
export function UnknownContract() {
  const { t } = useText();
  return (
    <TextColumn>
      <Notice tone="warning" actions={<TextLink href="/contract">{t('contract.toCurrent')}</TextLink>}>
        <p>{t('contract.unknown')}</p>
      </Notice>
    </TextColumn>
  );
}
