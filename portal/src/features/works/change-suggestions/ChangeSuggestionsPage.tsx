import {
  DescriptionList,
  EditorLayout,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Skeleton,
  TextLink,
} from '@nimio/design-system';
import { listEarningsOfWork } from '@nimio/domain/accounting/accounting.endpoints';
import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import { listChangeSuggestions } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { getWorkForEdit } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Actions, Below } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { OtherProfiles } from '../../../shared/session/OtherProfiles';
import { useProfile } from '../../../shared/session/use-session';
import { LockedNotice } from '../edit/LockedNotice';
import { DealHolders } from '../roles/DealHolders';
import { useWorkLabels } from '../use-work-labels';
import { ChangeSuggestionCard } from './ChangeSuggestionCard';
import { useAnswers } from './use-answers';

/** Pending suggestions for a work whose deals the profile owns, oldest first. */
export function ChangeSuggestionsPage() {
  const { t } = useText();
  const { isbn = '' } = useParams();
  const { hash: profileHash } = useProfile();
  const work = useEndpoint(getWorkForEdit, { params: { profileHash, isbn }, query: {} });
  // Without them the effect of a suggestion is shown as a share only.
  const earnings = useEndpoint(listEarningsOfWork, { params: { profileHash, isbn } });
  const answers = useAnswers(isbn);
  const error = answers.error ?? (work.data ? undefined : work.error);
  usePageTitle(t('handle.title'));
  const reload = () => Promise.all([work.reload(), answers.reload()]);
  return (
    <Page>
      <PageHead
        title={t('handle.title')}
        lead={work.data?.work && <TextLink href={`/works/${isbn}`}>{work.data.work.name}</TextLink>}
      />
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : !work.data || answers.isLoading || earnings.isLoading ? (
        <Skeleton lines={6} height="2.5rem" />
      ) : (
        <EditorLayout asideLabel={t('handle.workTitle')} aside={<WorkFacts work={work.data} />}>
          {work.data.isLocked === 1 && <LockedNotice onReload={() => void reload()} />}
          <Suggestions work={work.data} lines={earnings.data?.records ?? []} answers={answers} />
        </EditorLayout>
      )}
    </Page>
  );
}

interface SuggestionsProps {
  work: WorkForEdit;
  lines: readonly WorkLine[];
  answers: ReturnType<typeof useAnswers>;
}

function Suggestions({ work, lines, answers }: SuggestionsProps) {
  const { t } = useText();
  const { suggestions, outcomeOf } = answers;
  // The oldest pending one is expanded until the user expands or collapses one.
  const [chosen, setChosen] = useState<string | null>();
  const oldest = suggestions.find((each) => outcomeOf(each) === undefined)?.suggestionHash;
  const [last, setLast] = useState(oldest);
  if (last !== oldest) {
    setLast(oldest);
    setChosen(undefined);
  }
  const open = chosen === undefined ? oldest : chosen;
  if (suggestions.length === 0) {
    return (
      <>
        <EmptyState>{t('handle.none')}</EmptyState>
        <OtherProfiles
          has={(profileHash) => hasSuggestions(profileHash, work.isbn)}
          to={`/works/${work.isbn}/handlesuggestions`}
          texts={{
            found: (name) => t('handle.foundIn', { name }),
            nowhere: t('handle.foundNowhere'),
            open: t('handle.switchAndOpen'),
          }}
          back={{ href: '/works', label: t('handle.toWorks') }}
        />
      </>
    );
  }
  return (
    <>
      {suggestions.map((suggestion) => (
        <ChangeSuggestionCard
          key={suggestion.suggestionHash}
          suggestion={suggestion}
          work={work}
          lines={lines}
          answers={answers}
          isOpen={open === suggestion.suggestionHash || outcomeOf(suggestion) !== undefined}
          onOpenChange={(isOpen) => setChosen(isOpen ? suggestion.suggestionHash : null)}
        />
      ))}
      <div role="status">
        {oldest === undefined && (
          <Below>
            <p>{t('handle.allDone')}</p>
          </Below>
        )}
      </div>
      {oldest === undefined && (
        <Actions>
          <LinkButton href="/works">{t('handle.toWorks')}</LinkButton>
        </Actions>
      )}
    </>
  );
}

/** Whether suggestions for the work wait for an answer of the profile. */
async function hasSuggestions(profileHash: string, isbn: string): Promise<boolean> {
  const { records } = await call(listChangeSuggestions, { params: { profileHash } });
  return records.some(({ bookIsbn }) => bookIsbn === isbn);
}

/** The work with both of its deals. */
function WorkFacts({ work: { isbn, work, authorDeal, translatorDeal } }: { work: WorkForEdit }) {
  const { t } = useText();
  const labels = useWorkLabels();
  if (!work) return null;
  return (
    <>
      <h2>{work.name}</h2>
      <DescriptionList
        items={[
          { term: t('works.isbn'), value: formatIsbn(isbn) },
          { term: t('works.bookType'), value: labels.type(work.bookType) },
          { term: t('works.publisher'), value: work.publisher ?? t('works.unknownPublisher') },
          { term: t('works.publishYear'), value: work.publishYear ?? t('works.unknownYear') },
        ]}
      />
      {authorDeal && <DealHolders of="author" deal={authorDeal} />}
      {translatorDeal && <DealHolders of="translator" deal={translatorDeal} />}
    </>
  );
}
