import { Skeleton, TextColumn } from '@nimio/design-system';
import { formatDate } from '../format/date';
import { useText } from '../intl/use-text';
import { Markdown } from '../markdown/Markdown';
import { LoadFailure } from '../page/LoadFailure';
import type { useTerms } from './use-terms';

/** The terms with their dates; shared by the page and the window of the registration. */
export function TermsText({ terms }: { terms: ReturnType<typeof useTerms> }) {
  const { t } = useText();
  const { data, error, reload } = terms;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <TextColumn>
      <p>
        {t('termsText.valid', { validFrom: formatDate(data.validFrom), version: formatDate(data.version) })}
      </p>
      <Markdown text={data.text} />
    </TextColumn>
  );
}
