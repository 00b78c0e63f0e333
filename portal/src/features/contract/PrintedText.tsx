import { TextColumn } from '@nimio/design-system';
import { useEffect } from 'react';
// Not the lazy one: all of the text stands there when the printing begins.
import MarkdownText from '../../shared/markdown/MarkdownText';
import { OnPaper } from '../../shared/page/layout';
import { useErrorToast } from '../../shared/toast/use-error-toast';
import { useContractText } from './use-contract-text';

interface PrintedTextProps {
  /** The version that was accepted, where it is known. */
  version: number | undefined;
  /** The browser's dialog has closed, or there is nothing to print. */
  onPrinted: () => void;
}

/** The contract's text on paper after its dates and exceptions: fetched, printed and gone. */
export default function PrintedText({ version, onPrinted }: PrintedTextProps) {
  const { data, error } = useContractText(version);
  const showError = useErrorToast();
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
