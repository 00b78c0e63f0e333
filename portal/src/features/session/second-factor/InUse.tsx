import { Button, Text } from '@nimio/design-system';
import { createRecoveryCodes, lowerSession } from '@nimio/domain/second-factor/second-factor.endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, exchange } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { focusAfter } from '../../../shared/action/focus-after';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { continueWithoutSecondFactor } from '../../../shared/session/second-factor';
import { startSession } from '../../../shared/session/session';
import { CodeForm } from './CodeForm';

/**
 * Giving up the rights continues immediately as a customer. New recovery codes require a code.
 *
 * @param onCodes receives the new recovery codes
 */
export function InUse({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const lower = async () => {
    const { data, servedAt } = await exchange(lowerSession);
    continueWithoutSecondFactor();
    await startSession(data, servedAt);
    await navigate('/');
  };
  const turn = (button: Element, toMaking: boolean) => {
    const moveFocus = focusAfter(button);
    setMaking(toMaking);
    moveFocus();
  };
  const make = async (body: { code: string }) =>
    onCodes((await call(createRecoveryCodes, { body })).recoveryCodes);
  if (isMaking) {
    return (
      <>
        <p>{t('secondFactor.newCodesIntro')}</p>
        <CodeForm
          hint={t('secondFactor.codeHint')}
          submit={t('secondFactor.makeCodes')}
          onCode={make}
          instead={{ label: t('secondFactor.keepCodes'), action: (button) => turn(button, false) }}
        />
      </>
    );
  }
  return (
    <>
      <Text>{t('secondFactor.inUse')}</Text>
      <Actions>
        <AsyncButton variant="second" action={lower}>
          {t('secondFactor.lower')}
        </AsyncButton>
        <Button variant="quiet" onPress={({ target }) => turn(target, true)}>
          {t('secondFactor.newCodes')}
        </Button>
      </Actions>
    </>
  );
}
