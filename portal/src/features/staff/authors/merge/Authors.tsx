import { Button, Section, Text } from '@nimio/design-system';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { useState } from 'react';
import { revalidate } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { late } from '../../../../shared/page/late';
import { useAnchorFocus } from '../../../../shared/page/use-anchor-focus';
import { checkSession } from '../../../../shared/session/session';
import { useMe } from '../../../../shared/session/use-session';
import { AuthorSearch } from '../AuthorSearch';
import { SyncList } from '../SyncList';
import { LatestMerges } from './LatestMerges';
import { MergeSection } from './MergeSection';
import { type MergeChoice, type MergePlace, noneChosen, withChosen } from './merge-choice';

const AuthorDialog = late(() => import('../AuthorDialog'));

/** Invalidates what a merge changes: the search, the preview, the latest merges, and the current profile. */
const reload = () =>
  Promise.all([
    revalidate('/name-data'),
    revalidate('/profiles/author-merge'),
    checkSession().catch(() => undefined),
  ]);

/** The search, the merge for staff who may merge, and the names with ISNI errors. */
export function Authors() {
  const { t } = useText();
  const { rights } = useMe();
  const mayMerge = rights.includes('mergeAuthors');
  const mayReadWorks = rights.includes('manageWorks');
  useAnchorFocus();
  const [opened, setOpened] = useState<FoundAuthor>();
  const [choice, setChoice] = useState<MergeChoice>(noneChosen);
  const [merged, setMerged] = useState<AuthorMerge>();
  const choose = (next: MergeChoice) => {
    setMerged(undefined);
    setChoice(next);
  };
  const afterMerge = async (merge: AuthorMerge) => {
    setMerged(merge);
    setChoice(noneChosen);
    await reload();
  };
  /** It may be the one that was just announced. */
  const undone = async () => {
    setMerged(undefined);
    await reload();
  };
  return (
    <>
      <Section id="search" title={t('authors.search')}>
        <Text>{t(mayMerge ? 'authors.intro' : 'authors.introSearch')}</Text>
        <AuthorSearch
          {...((mayMerge || mayReadWorks) && {
            actions: (author) => (
              <>
                {mayReadWorks && <ShowButton author={author} onShow={setOpened} />}
                {mayMerge && (
                  <ChooseButtons
                    author={author}
                    choice={choice}
                    onChoose={(place, chosen) => choose(withChosen(choice, place, chosen))}
                  />
                )}
              </>
            ),
          })}
        />
        {opened && <AuthorDialog author={opened} onClose={() => setOpened(undefined)} />}
      </Section>
      {mayMerge && (
        <>
          <MergeSection
            choice={choice}
            merged={merged}
            onChange={choose}
            onMerged={afterMerge}
            onUndone={reload}
          />
          <Section id="merges" title={t('authors.latest')}>
            <LatestMerges onUndone={undone} />
          </Section>
        </>
      )}
      <Section id="isni" title={t('authors.syncs')}>
        <Text>{t('authors.syncsIntro')}</Text>
        <SyncList />
      </Section>
    </>
  );
}

interface ShowButtonProps {
  author: FoundAuthor;
  onShow: (author: FoundAuthor) => void;
}

function ShowButton({ author, onShow }: ShowButtonProps) {
  const { t } = useText();
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('authors.showNamed', { name: wholeName(author) })}
      onPress={() => onShow(author)}
    >
      {t('authors.show')}
    </Button>
  );
}

interface ChooseButtonsProps {
  author: FoundAuthor;
  choice: MergeChoice;
  onChoose: (place: MergePlace, author: FoundAuthor) => void;
}

/** Buttons that choose a found author for one of the two sides of a merge. */
function ChooseButtons({ author, choice, onChoose }: ChooseButtonsProps) {
  const { t } = useText();
  const name = wholeName(author);
  const button = (place: MergePlace) => (
    <Button
      size="sm"
      variant="second"
      isInactive={choice[place]?.authorHash === author.authorHash}
      aria-label={t(`authors.${place}Named`, { name })}
      onPress={() => onChoose(place, author)}
    >
      {t(`authors.${place}`)}
    </Button>
  );
  return (
    <>
      {button('staying')}
      {button('leaving')}
    </>
  );
}
