import { Button, CopyButton, DescriptionList } from '@nimio/design-system';
import { beginSecondFactor } from '@nimio/domain/second-factor/second-factor.endpoints';
import type { Enrolment } from '@nimio/domain/second-factor/second-factor.types';
import { useState } from 'react';
import { encode } from 'uqr';
import { call } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { Picture } from '../../../shared/page/frame-layout';
import { Actions, Inline } from '../../../shared/page/layout';
import { RaiseForm } from './RaiseForm';

/** Adjacent dark modules of a row are one stroke. */
const strokesOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');

/** A QR code: dark on white in every theme, with the quiet zone. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={strokesOf(data)} fill="#000" />
    </Picture>
  );
}

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
