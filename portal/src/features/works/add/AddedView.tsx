import { Button, DescriptionList, LinkButton, Notice, TextColumn } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { SuggestChangeLink } from '../suggest-change/SuggestChangeLink';
import { useWorkLabels } from '../use-work-labels';
import type { Added } from './form/use-add-work';

interface AddedViewProps {
  added: Added;
  onNext: () => void;
  onEdition: () => void;
}

/** The added work, and the two ways to continue. */
export function AddedView({ added, onNext, onEdition }: AddedViewProps) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { work, differingAmounts } = added;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <TextColumn>
      <h2 ref={heading} tabIndex={-1}>
        {t('add.added')}
      </h2>
      <DescriptionList
        items={[
          { term: t('works.name'), value: work.name },
          { term: t('works.isbn'), value: formatIsbn(work.isbn) },
          { term: t('works.bookType'), value: labels.type(work.bookType) },
          { term: t('works.authorName'), value: work.authorName },
          { term: t('roles.label'), value: labels.roles(work) },
        ]}
      />
      {differingAmounts.map(({ role, stated, deal }) => (
        <Notice
          key={role}
          tone="warning"
          actions={<SuggestChangeLink isbn={work.isbn} name={work.name} isListed />}
        >
          <p>{t(`add.dealHolds_${role}`, { stated, deal })}</p>
        </Notice>
      ))}
      <Actions>
        <Button onPress={onNext}>{t('add.next')}</Button>
        <Button variant="second" onPress={onEdition}>
          {t('add.edition')}
        </Button>
        <LinkButton href="/works" variant="quiet">
          {t('add.toList')}
        </LinkButton>
      </Actions>
    </TextColumn>
  );
}
