import { CellNote, TextLink } from '@nimio/design-system';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { useIsbnLookup } from '../../add/use-isbn-lookup';
import { formOf, isEnough } from './adding-row';
import type { Adding } from './work-row';

/** What is found of the ISBN; where the row is not enough it says so and leads on. */
export function FoundCell({ adding }: { adding: Adding }) {
  const { t } = useText();
  const { status, work, choices, error, retry } = useIsbnLookup(adding.isbn);
  const says = useStatusText(adding);
  const leadsOn = status === 'choices' || status === 'fresh' || status === 'away' || lacksFacts(adding);
  return (
    <div>
      {work?.work && (
        <>
          {work.work.name}
          <CellNote>{work.work.subtitle}</CellNote>
          <CellNote>{work.contributors.map(({ name }) => name).join('; ')}</CellNote>
        </>
      )}
      <span role="status">
        <CellNote>{says(status, choices.length)}</CellNote>
      </span>
      {status === 'failed' && <LoadFailure error={error} onRetry={retry} />}
      {leadsOn && <TextLink href={formOf(adding)}>{t('list.toForm')}</TextLink>}
      {status === 'listed' && work && <TextLink href={`/works/${work.isbn}`}>{t('add.editListed')}</TextLink>}
    </div>
  );
}

const lacksFacts = ({ found }: Adding): boolean =>
  found !== undefined && found.work !== null && found.isListed === 0 && !isEnough(found);

/** The line that says how the search stands. */
function useStatusText(adding: Adding) {
  const { t } = useText();
  return (status: ReturnType<typeof useIsbnLookup>['status'], choices: number): string => {
    if (status === 'choices') return t('list.choices', { n: choices });
    if (status === 'fresh' || status === 'away') return t(`list.${status}`);
    if (status === 'searching' || status === 'noChoices' || status === 'listed')
      return t(`add.status_${status}`);
    if (status !== 'register' && status !== 'finna') return '';
    if (adding.found?.isLocked === 1) return t('add.locked');
    return t(lacksFacts(adding) ? 'list.isbn_notEnough' : `add.status_${status}`);
  };
}
