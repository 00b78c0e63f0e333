import { LinkButton, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

interface IdentifyAgainProps {
  /** `alert` where nothing around it tells that it has appeared, as a form does of what failed. */
  role?: 'alert';
}

/** The identification has expired, before the form or while it was filled in: what to do next. */
export function IdentifyAgain({ role }: IdentifyAgainProps) {
  const { t, language } = useText();
  return (
    <>
      <Above>
        <Notice tone="warning" role={role} title={t('register.expiredTitle')}>
          <p>{t('register.expiredBody')}</p>
        </Notice>
      </Above>
      <LinkButton isWide href={`/api/auth/strong?language=${language}`}>
        {t('register.identifyAgain')}
      </LinkButton>
    </>
  );
}
