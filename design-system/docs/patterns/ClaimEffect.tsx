import { styled } from 'styled-components';
import { Text } from '../../src/text/Text';
import { useSpoken } from './spoken';
import { type Claim, roleOf } from './wizard';
import { wizardTexts } from './wizard.texts';

/** What the claim brings about, as far as can be told by now; read aloud when it changes. */
export function ClaimEffect({ claim }: { claim: Claim }) {
  const t = useSpoken(wizardTexts);
  const { heads } = claim;
  const role = roleOf(claim);
  const isPaid = role === 'author' || role === 'translator';
  return (
    <div role="status">
      <h2>{t.effect}</h2>
      {isPaid && heads !== null && <Share>{heads === 1 ? '1' : `1/${heads}`}</Share>}
      <Text tone="muted">
        {!role || heads === null
          ? t.effectUnknown
          : !isPaid
            ? t.effectNone
            : heads === 1
              ? t.effectAlone
              : t.effectShared(heads)}
      </Text>
    </div>
  );
}

const Share = styled.p`
  margin: 0 0 var(--s2);
  font: 380 var(--h1) / 1.1 var(--display-serif);
`;
