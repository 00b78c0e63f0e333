import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { IconFace, iconButtonStyles } from '../icon-button/icon-button-styles';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { copyButtonStrings } from './copy-button.strings';

export interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string;
  /** Names the copied text: "Kopioi ISBN 978-951-0-39265-2". */
  label: string;
  /** Shows the label on a button of normal size, as a separate action and not inline. */
  hasLabel?: boolean;
}

const tickTime = 2000;

/** Copies an identifier; a tick confirms it for a moment. */
export function CopyButton({ text, label, hasLabel }: CopyButtonProps) {
  const t = useStrings(copyButtonStrings);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), tickTime);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // If the browser refuses the clipboard, the text can be selected manually.
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true), ignore);
  const icon = isCopied ? <Check aria-hidden /> : <Copy aria-hidden />;
  return (
    <>
      {hasLabel ? (
        <Button variant="second" icon={icon} onPress={copy}>
          {label}
        </Button>
      ) : (
        <Small type="button" aria-label={label} onClick={copy}>
          <IconFace title={label}>{icon}</IconFace>
        </Small>
      )}
      <VisuallyHidden role="status">{isCopied && t('copied')}</VisuallyHidden>
    </>
  );
}

const ignore = () => undefined;

/**
 * Inline in text: at least 24 px with space around it. The browser's own button, because lists have hundreds of them.
 */
const Small = styled.button`
  ${iconButtonStyles}
  width: 1.75rem;
  height: 1.75rem;
  margin-block: -0.25rem;
  vertical-align: middle;
  color: var(--muted);
  && svg { width: 1rem; height: 1rem; }
  @media (max-width: 727px) { width: 2.75rem; height: 2.75rem; margin-block: -0.75rem; }
`;
