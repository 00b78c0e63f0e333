import { LinkButton, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

/** The identification has expired, before the form or while it was filled in: what to do next. */
export function IdentifyAgain() {
  const { t, language } = useText();
  return (
    <>
      <Above>
        <Notice tone="warn" role="alert" title={t('register.expiredTitle')}>
          <p>{t('register.expiredBody')}</p>
        </Notice>
      </Above>
      <LinkButton isWide href={`/api/auth/strong?language=${language}`}>
        {t('register.identifyAgain')}
      </LinkButton>
    </>
  );
}
