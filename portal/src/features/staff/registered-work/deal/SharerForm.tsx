import { Button, Heading, NumberField } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { shape } from '@nimio/domain/schema';
import { amount } from '@nimio/domain/work/work.schema';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { useErrorText } from '../../../../shared/errors/error-text';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Measure } from '../../../../shared/page/layout';
import { AuthorSearch } from '../../authors/AuthorSearch';

/** The values besides the author name, which is chosen from the search. */
interface SharerValues {
  amount: number | null;
}

const amountErrors = validateWith<SharerValues>(
  shape({ amount: amount().required() }),
  ({ amount: typed }) => ({ amount: typed ?? undefined }),
);

interface SharerFormProps {
  /** The name of the form. */
  title: string;
  submitLabel: string;
  /** Whether the amount is entered too, as for a new deal. */
  hasAmount?: boolean;
  /** Profiles that already have a share. */
  held?: readonly string[];
  save: (author: FoundAuthor, amount: number) => Promise<unknown>;
  onClose: (from: Element, isChanged: boolean) => Promise<void>;
}

/** The form that gives an author name a share: the name is searched and chosen, and the server validates it. */
export function SharerForm(props: SharerFormProps) {
  const { title, submitLabel, hasAmount = false, held = [], save, onClose } = props;
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [author, setAuthor] = useState<FoundAuthor>();
  const form = usePortalForm<SharerValues>({
    name: 'sharer',
    initial: { amount: 1 },
    validate: amountErrors,
    texts: { 'amount.required': 'registeredWork.amountRequired' },
    neverStored: 'everything',
    // The general texts address authors who claim a share themselves.
    failureText: (failure) =>
      failure instanceof ApiError && failure.code === 'noDuplicateShares'
        ? t('registeredWork.heldAlready')
        : failure instanceof ApiError && failure.code === 'bookAlreadyClaimed'
          ? t('registeredWork.full')
          : ofFailure(failure),
  });
  const store = form.save(
    async ({ amount }) => author && save(author, amount ?? 1),
    () => void onClose(document.activeElement ?? document.body, true),
  );
  return (
    <>
      <Heading level={3}>{t('registeredWork.whoShares')}</Heading>
      <AuthorSearch
        actions={(found) => (
          <ChooseButton
            author={found}
            isHeld={held.includes(found.profileHash)}
            isChosen={found.authorHash === author?.authorHash}
            onChoose={setAuthor}
          />
        )}
      />
      <PortalForm form={form} onSubmit={store} aria-label={title}>
        <Measure>
          <p role="status">
            {author
              ? t('registeredWork.chosen', { name: wholeName(author), profile: author.profileName })
              : t('registeredWork.noneChosen')}
          </p>
          {hasAmount && (
            <NumberField
              {...form.field('amount')}
              label={t('registeredWork.amount')}
              minValue={1}
              maxValue={999}
            />
          )}
        </Measure>
        <Actions>
          <Button
            type="submit"
            variant="second"
            isPending={form.isSubmitting}
            disabledReason={author ? undefined : t('registeredWork.chooseFirst')}
          >
            {submitLabel}
          </Button>
          <Button variant="quiet" onPress={({ target }) => void onClose(target, false)}>
            {t('registeredWork.cancel')}
          </Button>
        </Actions>
      </PortalForm>
    </>
  );
}

interface ChooseButtonProps {
  author: FoundAuthor;
  /** The customer already has a share, under this name or another. */
  isHeld: boolean;
  isChosen: boolean;
  onChoose: (author: FoundAuthor) => void;
}

function ChooseButton({ author, isHeld, isChosen, onChoose }: ChooseButtonProps) {
  const { t } = useText();
  const labelKey = isHeld ? 'held' : isChosen ? 'isChosen' : 'choose';
  return (
    <Button
      size="sm"
      variant="second"
      isInactive={isHeld || isChosen}
      aria-label={t(`registeredWork.${labelKey}Named`, { name: wholeName(author) })}
      onPress={() => onChoose(author)}
    >
      {t(`registeredWork.${labelKey}`)}
    </Button>
  );
}
