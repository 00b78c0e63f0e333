import { LinkButton, Notice } from '@nimio/design-system';
import type { IdentificationPurpose } from '@nimio/domain/session/session.schema';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { identificationAddress } from '../../../shared/session/identification';

interface IdentifyAgainProps {
  /** `alert` when nothing else announces that it has appeared, as a form does for errors. */
  role?: 'alert';
  purpose: IdentificationPurpose | undefined;
}

/** Shown when the identification has expired, before or while filling in the form. */
export function IdentifyAgain({ role, purpose }: IdentifyAgainProps) {
  const { t, language } = useText();
  return (
    <>
      <Above>
        <Notice tone="warning" role={role} title={t('register.expiredTitle')}>
          <p>{t('register.expiredBody')}</p>
        </Notice>
      </Above>
      <LinkButton isWide href={identificationAddress(language, purpose)}>
        {t('register.identifyAgain')}
      </LinkButton>
    </>
  );
}
