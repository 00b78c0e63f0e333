import { formatDate, Skeleton, TextColumn } from '@nimio/design-system';
import { useText } from '../intl/use-text';
import MarkdownText from '../markdown/MarkdownText';
import { LoadFailure } from '../page/LoadFailure';
import type { useTerms } from './use-terms';

/** The terms with their dates, for the page and the dialog of the registration. */
export function TermsText({ terms }: { terms: ReturnType<typeof useTerms> }) {
  const { t } = useText();
  const { shown, error, reload } = terms;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!shown) return <Skeleton lines={12} />;
  const { validFrom, version, text } = shown;
  return (
    <TextColumn>
      <p>{t('termsText.valid', { validFrom: formatDate(validFrom), version: formatDate(version) })}</p>
      <MarkdownText text={text} />
    </TextColumn>
  );
}
