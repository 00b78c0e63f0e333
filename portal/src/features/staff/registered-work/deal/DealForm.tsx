import { Button, Heading, NumberField, Select, toast } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { getDeal, updateDeal } from '@nimio/domain/work/register.endpoints';
import type { RegisteredDeal } from '@nimio/domain/work/register.types';
import { exchange } from '../../../../api/client';
import { invalidate } from '../../../../api/use-endpoint';
import { ConflictChoice } from '../../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Below } from '../../../../shared/page/layout';
import { AuthorSearch } from '../../authors/AuthorSearch';
import { invalidateWorks } from '../invalidate-works';
import { type DealValues, dealBody, dealErrors, dealValues, without, withSharer } from './deal.form';
import { SharersTable } from './SharersTable';

interface DealFormProps {
  stored: Stored<RegisteredDeal>;
  onClose: (from: Element, isChanged: boolean) => Promise<void>;
}

/** The form for a deal. */
export function DealForm({ stored, onClose }: DealFormProps) {
  const { t } = useText();
  const { dealHash, role } = stored.data;
  const params = { dealHash };
  const { form, save, conflict } = useVersionedForm<RegisteredDeal, DealValues>({
    stored,
    valuesOf: dealValues,
    read: () => exchange(getDeal, { params }),
    write: (values, over) => exchange(updateDeal, { params, body: dealBody(values), ifMatch: over.etag }),
    name: `deal.${dealHash}`,
    validate: (values) => dealErrors(role, values),
    texts: {
      'ownerProfileHash.required': 'registeredWork.ownerRequired',
      'amount.required': 'registeredWork.amountRequired',
    },
    // Names of customers are not stored in the browser.
    neverStored: ['amount', 'ownerProfileHash', 'shares'],
    onSaved: () => {
      void invalidate(`/deals/${dealHash}`);
      invalidateWorks();
      toast.success(t('registeredWork.divided'));
      // The focus is at the button, or in the field in which Enter was pressed.
      void onClose(document.activeElement ?? document.body, true);
    },
  });
  const { values, setValues } = form;
  const ownerOf = ({ ownerProfileHash, shares }: DealValues) =>
    shares.find(({ profileHash }) => profileHash === ownerProfileHash)?.profileName ?? '';
  const namesOf = ({ shares }: DealValues) => shares.map(({ authorName }) => authorName).join(', ');
  const shown = {
    amount: { label: t('registeredWork.amount'), of: (of: DealValues) => String(of.amount ?? '') },
    ownerProfileHash: { label: t('registeredWork.owner'), of: ownerOf },
    shares: { label: t('registeredWork.shares'), of: namesOf },
  };
  return (
    <>
      <PortalForm
        form={form}
        onSubmit={save}
        aria-label={t(`registeredWork.correct_${role}`)}
        failureNotice={
          conflict && (
            <ConflictChoice
              conflict={conflict}
              label={(name) => shown[name].label}
              text={(name, side) => shown[name].of(conflict[side])}
            />
          )
        }
      >
        <SharersTable
          shares={values.shares}
          ownerProfileHash={values.ownerProfileHash}
          onRemove={(profileHash) => setValues(without(values, profileHash))}
        />
        <Below>
          <NumberField {...form.field('amount')} label={shown.amount.label} minValue={1} maxValue={999} />
          <Select
            {...form.field('ownerProfileHash')}
            label={shown.ownerProfileHash.label}
            description={t('registeredWork.ownerHint')}
            options={values.shares.map(({ profileHash: id, profileName: label }) => ({ id, label }))}
            width="min(22rem, 100%)"
          />
        </Below>
        <Actions>
          <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
            {t('registeredWork.save')}
          </Button>
          <Button variant="quiet" onPress={({ target }) => void onClose(target, false)}>
            {t('registeredWork.cancel')}
          </Button>
        </Actions>
      </PortalForm>
      <Below>
        <Heading level={3}>{t('registeredWork.addShare')}</Heading>
        <AuthorSearch
          actions={(author) => (
            <AddButton
              author={author}
              isHeld={values.shares.some(({ profileHash }) => profileHash === author.profileHash)}
              onAdd={({ profileHash, profileName, authorHash }) =>
                setValues(
                  withSharer(values, { profileHash, profileName, authorHash, authorName: wholeName(author) }),
                )
              }
            />
          )}
        />
      </Below>
    </>
  );
}

interface AddButtonProps {
  author: FoundAuthor;
  /** The customer already has a share, under this name or another. */
  isHeld: boolean;
  onAdd: (author: FoundAuthor) => void;
}

function AddButton({ author, isHeld, onAdd }: AddButtonProps) {
  const { t } = useText();
  return (
    <Button
      size="sm"
      variant="second"
      isInactive={isHeld}
      aria-label={t(isHeld ? 'registeredWork.heldNamed' : 'registeredWork.addNamed', {
        name: wholeName(author),
      })}
      onPress={() => onAdd(author)}
    >
      {t(isHeld ? 'registeredWork.held' : 'registeredWork.add')}
    </Button>
  );
}
