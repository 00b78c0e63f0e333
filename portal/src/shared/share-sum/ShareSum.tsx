import { DescriptionList, Heading } from '@nimio/design-system';
import type { ShareTerm } from '@nimio/domain/loan/statistics';
import { useText } from '../intl/use-text';
import { shareText, termText } from './sum-terms';

interface ShareSumProps {
  /** The products of the sum. */
  terms: readonly ShareTerm[];
  /** The sum. */
  share: number;
  /** Whether the work is translated, so that half of it belongs to the translators. */
  isTranslated: boolean;
}

/** "Miksi tämä summa?": the calculation of a share of loans. */
export function ShareSum({ terms, share, isTranslated }: ShareSumProps) {
  const { t } = useText();
  if (terms.length === 0) return <p>{t('shareSum.notPaid')}</p>;
  const items = terms.map((term) => ({
    term: t('shareSum.term', {
      group: t(`shareSum.group.${term.libGroup}`),
      role: t(`shareSum.role.${term.role}`),
    }),
    value: termText(term),
  }));
  const together = { term: t('shareSum.together'), value: shareText(share) };
  return (
    <>
      <Heading level={3}>{t('shareSum.why')}</Heading>
      <p>{t('shareSum.how')}</p>
      {isTranslated && <p>{t('shareSum.translated')}</p>}
      <DescriptionList items={terms.length > 1 ? [...items, together] : items} />
    </>
  );
}
