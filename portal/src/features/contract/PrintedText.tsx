import { TextColumn } from '@nimio/design-system';
import { useEffect } from 'react';
// Not the lazy component, since the whole text has to be rendered before printing.
import MarkdownText from '../../shared/markdown/MarkdownText';
import { OnPaper } from '../../shared/page/frame-layout';
import { useErrorToast } from '../../shared/toast/use-error-toast';
import { useContractText } from './use-contract-text';

interface PrintedTextProps {
  /** The accepted version, if known. */
  version: number | undefined;
  /** Called when the browser's dialog has closed, or there is nothing to print. */
  onPrinted: () => void;
}

/** Prints the contract's text after its dates and exceptions; rendered only for printing. */
export default function PrintedText({ version, onPrinted }: PrintedTextProps) {
  const { data, error } = useContractText(version);
  const { showError } = useErrorToast();
  useEffect(() => {
    if (error) showError(error);
    else if (data) window.print();
    if (error ?? data) onPrinted();
  }, [data, error, onPrinted, showError]);
  return (
    <OnPaper>
      <TextColumn>{data && <MarkdownText text={data.text} />}</TextColumn>
    </OnPaper>
  );
}
