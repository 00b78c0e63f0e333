import { Button } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { useText } from '../../../shared/intl/use-text';
import type { MergeChoice, MergePlace } from './merge-choice';

export interface ChooseButtonsProps {
  author: FoundAuthor;
  choice: MergeChoice;
  onChoose: (place: MergePlace, author: FoundAuthor) => void;
}

/** Buttons that choose a found author for one of the two sides of a merge. */
export function ChooseButtons({ author, choice, onChoose }: ChooseButtonsProps) {
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
