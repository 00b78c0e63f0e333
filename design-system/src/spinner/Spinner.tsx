import Loader from 'lucide-react/icons/loader-circle';
import { keyframes, styled } from 'styled-components';

export interface SpinnerProps {
  /** The pending work: "Haetaan laskelmaa". */
  label: string;
  /** Shows the label next to the spinner. */
  isLabelShown?: boolean;
}

/** A short wait inside a row or next to a field. For lists and pages use `Skeleton`; buttons have `isPending`. */
export function Spinner({ label, isLabelShown = false }: SpinnerProps) {
  return (
    <Root role="progressbar" aria-label={label}>
      <Loader aria-hidden />
      {isLabelShown && <span aria-hidden>{label}</span>}
    </Root>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  color: var(--muted);
  svg { animation: ${turn} 1.2s linear infinite; }
`;
