import { styled } from 'styled-components';
import { formatCents, splitCents } from '../format/cents';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { moneyStrings } from './money.strings';

export interface MoneyProps {
  /** Whole cents: 128460 is 1 284,60 €. A fraction is refused. */
  cents: number;
}

/**
 * A sum, written the Finnish way in all three languages: 1 284,60 €, less than nothing with a real minus. Read aloud
 * in the words of the language, as voices pass over the minus and stumble over the spaces.
 */
export function Money({ cents }: MoneyProps) {
  const t = useStrings(moneyStrings);
  const { isNegative, ...sum } = splitCents(cents);
  const words = t(sum.cents === '00' ? 'euros' : 'eurosAndCents', sum);
  return (
    <Root>
      <span aria-hidden>{formatCents(cents)}</span>
      <Spoken>{isNegative ? `${t('minus')} ${words}` : words}</Spoken>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  white-space: nowrap;
`;

/** Not copied along: who copies a sum wants the figures. */
const Spoken = styled(VisuallyHidden)`
  user-select: none;
`;
