import { Button, CopyButton, DescriptionList } from '@nimio/design-system';
import { beginSecondFactor } from '@nimio/domain/second-factor/second-factor.endpoints';
import type { Enrolment } from '@nimio/domain/second-factor/second-factor.types';
import { useState } from 'react';
import { call } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Inline } from '../../../shared/page/layout';
import { QrCode } from './QrCode';
import { RaiseForm } from './RaiseForm';

interface EnrolProps {
  onRaised: (recoveryCodes: readonly string[]) => void;
  onWithout: () => void;
}

/** Groups of four letters, which are easy to type on a phone. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret as a QR code and as text, and a field for the first code. */
export function Enrol({ onRaised, onWithout }: EnrolProps) {
  const { t } = useText();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const begin = async () => setEnrolment(await call(beginSecondFactor));
  if (!enrolment) {
    return (
      <>
        <p>{t('secondFactor.enrolIntro')}</p>
        <Actions>
          <AsyncButton action={begin}>{t('secondFactor.begin')}</AsyncButton>
          <Button variant="quiet" onPress={onWithout}>
            {t('secondFactor.without')}
          </Button>
        </Actions>
      </>
    );
  }
  const { uri, secret } = enrolment;
  return (
    <>
      <p>{t('secondFactor.scan')}</p>
      <QrCode text={uri} label={t('secondFactor.qr')} />
      <DescriptionList
        items={[
          {
            term: t('secondFactor.secret'),
            value: (
              <Inline>
                <code>{inGroups(secret)}</code>
                <CopyButton text={secret} label={t('secondFactor.copySecret')} />
              </Inline>
            ),
          },
        ]}
      />
      <RaiseForm hint={t('secondFactor.firstCodeHint')} onRaised={onRaised} onWithout={onWithout} />
    </>
  );
}
