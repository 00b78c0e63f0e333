import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../format/number';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { textAreaStrings } from './text-area.strings';

/** The debounce before the count is announced. */
const pause = 1000;

/** The count is announced once nine tenths are used. */
const near = 0.9;

/** The used part of a `TextArea`: always visible, announced near the limit when the typing pauses. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const t = useStrings(textAreaStrings);
  const isOver = length > max;
  const over = formatNumber(length - max);
  const left = isOver ? t('over', { over }) : t('left', { left: formatNumber(max - length) });
  const announced = useOnPause(length < max * near ? '' : left);
  return (
    <>
      <Count aria-hidden data-over={isOver || undefined}>
        {t(isOver ? 'countOver' : 'count', { length: formatNumber(length), max: formatNumber(max), over })}
      </Count>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

/** The debounced text. The initial text is not announced. */
function useOnPause(text: string): string {
  const [announced, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

const Count = styled.span`
  margin: 0.25rem 0 0 auto;
  color: var(--muted);
  font-size: var(--small);
  &[data-over] { color: var(--danger); font-weight: 600; }
  @media print { display: none; }
`;
