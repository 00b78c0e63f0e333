import { Button, CopyButton, Notice, Page, PageHead, Text } from '@nimio/design-system';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import { CodeList } from '../../../shared/page/frame-layout';
import { Actions, Around, Measure } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { continueWithoutSecondFactor } from '../../../shared/session/second-factor';
import { useReturn } from '../../../shared/session/use-return';
import { useMe } from '../../../shared/session/use-session';
import { Enrol } from './Enrol';
import { InUse } from './InUse';
import { RaiseForm } from './RaiseForm';

/** Three groups of four. */
const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Shown once, after they were created. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The replaced form had the focus.
  useEffect(() => heading.current?.focus(), []);
  const written = codes.map(inGroups);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('secondFactor.codesTitle')}
      </h2>
      <Around>
        <Notice tone="warning" role="status">
          <p>{t('secondFactor.codesIntro')}</p>
        </Notice>
      </Around>
      <CodeList>
        {written.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </CodeList>
      <Actions>
        <Button onPress={onSaved}>{t('secondFactor.kept')}</Button>
        <CopyButton text={written.join('\n')} label={t('secondFactor.copyCodes')} hasLabel />
      </Actions>
    </>
  );
}

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
