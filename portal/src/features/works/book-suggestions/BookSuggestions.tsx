import {
  Button,
  DataTable,
  EmptyState,
  LockIcon,
  Notice,
  Section,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@nimio/design-system';
import { listBookSuggestions } from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { creatorRoles } from '@nimio/domain/work/roles';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { focusAfter } from '../../../shared/action/focus-after';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Above, Below, Inline } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';
import { addressToAdd } from '../add-address';
import { HiddenBookSuggestions } from './HiddenBookSuggestions';
import { useBookSuggestionColumns } from './use-book-suggestion-columns';
import { useHiding } from './use-hiding';

const none: BookSuggestion[] = [];
const rowKey = ({ ab_hash }: BookSuggestion) => ab_hash;
/** Adds the row's work to the link's name for screen readers. */
const visuallyHidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;

const filterText = ({ isbn, name, author, authorName }: BookSuggestion) =>
  [formatIsbn(isbn), name, author, authorName].join(' ');

interface BookSuggestionsProps {
  /** The text by which the list of works is filtered. */
  filter: string;
}

/** Works that may be the author's, each to be added or hidden. Renders nothing without any. */
export function BookSuggestions({ filter }: BookSuggestionsProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { hash: profileHash } = useProfile();
  const loaded = useEndpoint(
    listBookSuggestions,
    { params: { profileHash }, query: { hidden: '0' } },
    { revalidateOnFocus: true },
  );
  const { data, error, reload } = loaded;
  const { hidden, failure, hide } = useHiding(profileHash, loaded);
  const columns = useBookSuggestionColumns();
  const rows = (data?.records ?? none).filter(({ ab_hash }) => !hidden.includes(ab_hash));
  const others = data?.others ?? 0;
  if (!data && !error) return <Skeleton lines={0} />;
  if (data && !failure && data.records.length === 0 && others === 0) return null;
  return (
    <Below>
      <Section id="suggestions" title={t('suggestions.title')}>
        {rows.length > 0 && <p>{t('suggestions.lead')}</p>}
        {failure && (
          <Above>
            <Notice tone="danger" role="alert">
              <p>{failure}</p>
            </Notice>
          </Above>
        )}
        <DataTable
          caption={t('suggestions.title')}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          filterText={filterText}
          filter={filter}
          flag={({ alert }) => alert === 'FULL' && <FullFlag />}
          actions={(suggestion) => <RowActions suggestion={suggestion} onHide={() => hide(suggestion)} />}
          error={error && ofFailure(error)}
          onRetry={reload}
          empty={<EmptyState>{t('suggestions.none')}</EmptyState>}
        />
        {others > 0 && <HiddenBookSuggestions profileHash={profileHash} count={others} />}
      </Section>
    </Below>
  );
}

function FullFlag() {
  const { t } = useText();
  return (
    <Inline>
      <LockIcon />
      {t('suggestions.full')}
    </Inline>
  );
}

/** The same action in the next row, or else in the previous one. */
function neighbouringAction(button: Element): HTMLElement | null | undefined {
  const row = button.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('td:last-child button');
}

function RowActions({ suggestion, onHide }: { suggestion: BookSuggestion; onHide: () => void }) {
  const { t } = useText();
  const { isbn, name, authorHash, role } = suggestion;
  const roles = creatorRoles.filter((one) => role[one] === 1);
  return (
    <>
      <TextLink href={addressToAdd(isbn, authorHash, roles)}>
        {t('suggestions.add', { name, hidden: visuallyHidden })}
      </TextLink>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('suggestions.hideNamed', { name })}
        onPress={({ target }) => {
          const moveFocus = focusAfter(target, neighbouringAction(target));
          onHide();
          moveFocus();
        }}
      >
        {t('suggestions.hide')}
      </Button>
    </>
  );
}
