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
 * A sum in the Finnish format in all three languages: 1 284,60 €, negative ones with a real minus sign. Announced in
 * words, because screen readers skip the minus sign and misread the spaces.
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

/** Not selectable, so that copying a sum gives only the digits. */
const Spoken = styled(VisuallyHidden)`
  user-select: none;
`;
