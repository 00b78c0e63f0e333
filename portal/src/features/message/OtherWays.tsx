import { Text, TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { telephone } from '../../shared/settings/telephone';
import { useSettings } from '../../shared/settings/use-settings';

/** How to reach the society from a profile that cannot write messages. */
export function OtherWays() {
  const { t } = useText();
  const { phone, email, hours } = useSettings().customerService;
  return (
    <Text>
      {t('message.otherWays', {
        ...{ phone, email, hours },
        call: (text) => <TextLink href={telephone(phone)}>{text}</TextLink>,
        mail: (text) => <TextLink href={`mailto:${email}`}>{text}</TextLink>,
      })}
    </Text>
  );
}
