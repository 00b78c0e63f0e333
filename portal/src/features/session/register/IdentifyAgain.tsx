import { LinkButton, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

interface IdentifyAgainProps {
  /** `alert` when nothing else announces that it has appeared, as a form does for errors. */
  role?: 'alert';
}

/** Shown when the identification has expired, before or while filling in the form. */
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
