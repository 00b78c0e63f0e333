import { TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';

export function LoginLink() {
  const { t } = useText();
  return <TextLink href="/login">{t('frame.logIn')}</TextLink>;
}
