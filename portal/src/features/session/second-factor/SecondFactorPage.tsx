import { Page, PageHead, Text } from '@nimio/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { continueWithoutSecondFactor } from '../../../shared/session/second-factor';
import { useReturn } from '../../../shared/session/use-return';
import { useMe } from '../../../shared/session/use-session';
import { Enrol } from './Enrol';
import { InUse } from './InUse';
import { RaiseForm } from './RaiseForm';
import { RecoveryCodes } from './RecoveryCodes';

const titles = {
  none: 'secondFactor.title',
  enrol: 'secondFactor.enrolTitle',
  awaited: 'secondFactor.title',
  given: 'secondFactor.rights',
} as const;

/** The second factor of staff: enrol, verify, give up the rights, and new recovery codes. */
export function SecondFactorPage() {
  const { t } = useText();
  const me = useMe();
  const [search] = useSearchParams();
  // The session at the first render decides, since the first valid code turns it into another kind.
  const [initial] = useState(me.secondFactor);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const title = t(titles[initial]);
  usePageTitle(title);
  const goBack = useReturn(search.get('to'));
  const leave = () => void goBack();
  const raised = (recoveryCodes: readonly string[]) =>
    recoveryCodes.length > 0 ? setCodes(recoveryCodes) : leave();
  const without = () => {
    continueWithoutSecondFactor();
    leave();
  };
  return (
    <Page>
      <PageHead title={title} />
      <Measure>
        {codes.length > 0 && <RecoveryCodes codes={codes} onSaved={leave} />}
        {codes.length === 0 && me.secondFactor === 'enrol' && <Enrol onRaised={raised} onWithout={without} />}
        {codes.length === 0 && me.secondFactor === 'awaited' && (
          <>
            <p>{t('secondFactor.intro')}</p>
            <RaiseForm hint={t('secondFactor.codeHint')} onRaised={raised} onWithout={without} />
          </>
        )}
        {codes.length === 0 && me.secondFactor === 'given' && <InUse onCodes={setCodes} />}
        {me.secondFactor === 'none' && <Text>{t('secondFactor.none')}</Text>}
      </Measure>
    </Page>
  );
}
