import { Button, Notice, TextColumn } from '@nimio/design-system';
import { useErrorText } from '../../shared/errors/error-text';
import { InfoBox } from '../../shared/info/InfoBox';
import { useText } from '../../shared/intl/use-text';
import { Markdown } from '../../shared/markdown/Markdown';
import { ContractText } from './ContractText';
import { type Acceptance, type End, useAcceptance } from './use-acceptance';
import { useContractText } from './use-contract-text';

/** The text, with a button to accept at both ends, so that users who know it need not scroll. */
export function AcceptContract() {
  const text = useContractText();
  const acceptance = useAcceptance(text);
  return (
    <>
      <TextColumn>
        {text.data && (
          <>
            <Markdown text={text.data.intro} />
            <InfoBox place="contract" />
            <Accept end="top" {...acceptance} />
          </>
        )}
      </TextColumn>
      <ContractText text={text} />
      <TextColumn>{text.data && <Accept end="bottom" {...acceptance} />}</TextColumn>
    </>
  );
}

/** The button, with its error next to it. */
function Accept({ end, accept, pending, failure }: Acceptance & { end: End }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return (
    <>
      {failure?.end === end && (
        <Notice tone="danger" role="alert">
          <p>{ofFailure(failure.error)}</p>
        </Notice>
      )}
      <p>
        <Button
          variant={end === 'top' ? 'second' : 'primary'}
          isPending={pending === end}
          onPress={() => void accept(end)}
        >
          {t('contract.accept')}
        </Button>
      </p>
    </>
  );
}
