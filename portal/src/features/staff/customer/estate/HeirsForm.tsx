import { Button, Card, Checkbox, FieldGroup, Text, TextArea, TextField, toast } from '@nimio/design-system';
import { getHeirs, updateHeirs } from '@nimio/domain/estate/estate.endpoints';
import { mostHeirs } from '@nimio/domain/estate/estate.schema';
import type { Heirs } from '@nimio/domain/estate/estate.types';
import { exchange } from '../../../../api/client';
import { ConflictChoice } from '../../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../../shared/form/PortalForm';
import type { PortalForm as Form } from '../../../../shared/form/use-portal-form';
import { type FormRow, useRows } from '../../../../shared/form/use-rows';
import { useText } from '../../../../shared/intl/use-text';
import { Around } from '../../../../shared/page/layout';
import {
  emptyHeir,
  type HeirsValues,
  type HeirValues,
  heirsBody,
  heirsErrors,
  heirsTexts,
  heirsValues,
  heirText,
  totalOf,
} from './heirs.form';

interface HeirsFormProps {
  profileHash: string;
  stored: Stored<Heirs>;
  onStored: (response: Stored<Heirs>) => unknown;
  onSaved: () => void;
}

/** The heirs of an estate, who are saved as one list. */
export function HeirsForm({ profileHash, stored, onStored, onSaved }: HeirsFormProps) {
  const { t } = useText();
  const params = { profileHash };
  const { form, save, conflict } = useVersionedForm<Heirs, HeirsValues>({
    stored,
    valuesOf: heirsValues,
    read: () => exchange(getHeirs, { params }),
    write: (values, over) => exchange(updateHeirs, { params, body: heirsBody(values), ifMatch: over.etag }),
    name: `customer.${profileHash}.heirs`,
    validate: heirsErrors,
    texts: heirsTexts,
    neverStored: 'everything',
    onStored,
    onSaved: () => {
      toast.success(t('heirs.saved'));
      onSaved();
    },
  });
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('heirs.edit')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={() => t('heirs.title')}
            text={(name, side) =>
              conflict[side][name].map((heir) => heirText(heir, t('heirs.contact'))).join('; ')
            }
          />
        )
      }
    >
      <Text>{t('heirs.hint')}</Text>
      <HeirFields form={form} />
      <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('heirs.save')}
      </Button>
    </PortalForm>
  );
}

function HeirFields({ form }: { form: Form<HeirsValues> }) {
  const { t } = useText();
  const { rows, add, addRef } = useRows(form, 'heirs', emptyHeir);
  const total = totalOf(rows.map(({ values }) => values.part));
  return (
    <>
      {rows.map((row, at) => (
        <HeirRow
          // The rows have no identity beyond their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled.
          key={at}
          {...row}
          n={at + 1}
        />
      ))}
      {total && <p role="status">{t('heirs.total', { total })}</p>}
      <Around>
        <Button
          ref={addRef}
          variant="second"
          size="sm"
          onPress={add}
          disabledReason={rows.length >= mostHeirs && t('heirs.full', { max: String(mostHeirs) })}
        >
          {t('heirs.add')}
        </Button>
      </Around>
    </>
  );
}

function HeirRow({ fieldOf, remove, n }: FormRow<HeirValues> & { n: number }) {
  const { t } = useText();
  const contact = fieldOf('isContact');
  return (
    <Card
      title={t('heirs.heir', { n: String(n) })}
      level={3}
      actions={
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('heirs.removeNamed', { n: String(n) })}
          onPress={remove}
        >
          {t('heirs.remove')}
        </Button>
      }
    >
      <TextField {...fieldOf('name')} label={t('heirs.name')} isRequired />
      <FieldGroup>
        <TextField
          {...fieldOf('part')}
          label={t('heirs.part')}
          description={t('heirs.partHint')}
          width="8rem"
        />
        <TextField
          {...fieldOf('extPartyCode')}
          label={t('heirs.number')}
          description={t('heirs.numberHint')}
          width="10rem"
        />
      </FieldGroup>
      <Checkbox
        name={contact.name}
        value={contact.value === '1'}
        error={contact.error}
        onChange={(isContact) => contact.onChange(isContact ? '1' : '')}
      >
        {t('heirs.isContact')}
      </Checkbox>
      <TextArea {...fieldOf('note')} label={t('heirs.note')} rows={2} />
    </Card>
  );
}
