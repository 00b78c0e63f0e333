import { Button, CopyButton, Notice } from '@nimio/design-system';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Around, CodeList } from '../../../shared/page/layout';

/** Three groups of four. */
const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Shown once, after they were created. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
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
