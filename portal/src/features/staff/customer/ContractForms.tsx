import { Button, CheckboxGroup, Skeleton, TextArea, TextField, toast } from '@nimio/design-system';
import { createContract, updateContract } from '@nimio/domain/contract/contract.endpoints';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { call, exchange } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { type FormFields, usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useSettings } from '../../../shared/settings/use-settings';
import {
  type ContractValues,
  contractChange,
  contractChangeErrors,
  contractTexts,
  contractValues,
  contractValuesIn,
  paperContract,
  paperContractErrors,
} from './contract.form';

interface ContractFormProps {
  profileHash: string;
  onChange: () => Promise<unknown>;
  onSaved: () => void;
}

/** What staff write about customers is never stored in the browser. */
const neverStored = ['exceptionComment'] as const;

/** Enters a contract on paper. */
export function PaperContractForm({ profileHash, onChange, onSaved }: ContractFormProps) {
  const { t } = useText();
  const form = usePortalForm<ContractValues>({
    name: `customer.${profileHash}.contract`,
    initial: contractValues(undefined),
    validate: paperContractErrors,
    texts: contractTexts,
    neverStored,
  });
  const save = form.save(
    async (values) => {
      await call(createContract, { params: { profileHash }, body: paperContract(values) });
      await onChange();
    },
    () => {
      toast.success(t('customer.contractEntered'));
      onSaved();
    },
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('customer.enterContract')}>
      <TextField
        {...form.field('validFrom')}
        label={t('customer.validFrom')}
        description={t('customer.dayHint')}
        width="10rem"
        autoComplete="off"
        isRequired
      />
      <CoverFields form={form} />
      <Button type="submit" isPending={form.isSubmitting}>
        {t('customer.enterContract')}
      </Button>
    </PortalForm>
  );
}

interface ContractChangeProps extends ContractFormProps {
  contractHash: string;
}

/** Changes or ends a contract. Its version is that of the customer's profile, which is fetched first. */
export function ContractChangeForm(props: ContractChangeProps) {
  const { profileHash } = props;
  const { data, etag, error, reload } = useEndpoint(getProfile, { params: { profileHash } });
  if (data) return <ChangeForm {...props} stored={{ data, etag }} />;
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={4} height="2.5rem" />;
}

function ChangeForm({
  profileHash,
  contractHash,
  stored,
  onChange,
  onSaved,
}: ContractChangeProps & { stored: Stored<Profile> }) {
  const { t } = useText();
  const { form, save, conflict } = useVersionedForm<Profile, ContractValues>({
    stored,
    valuesOf: (profile) => contractValuesIn(profile, contractHash),
    read: () => exchange(getProfile, { params: { profileHash } }),
    write: (values, over) =>
      exchange(updateContract, {
        params: { contractHash },
        body: contractChange(values),
        ifMatch: over.etag,
      }),
    name: `customer.contract.${contractHash}`,
    validate: contractChangeErrors,
    texts: contractTexts,
    neverStored,
    onStored: onChange,
    onSaved: () => {
      toast.success(t('customer.contractSaved'));
      onSaved();
    },
  });
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('customer.changeContract')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => t(`customer.${name}`)}
            text={(name, side) => [conflict[side][name]].flat().join(', ')}
          />
        )
      }
    >
      <CoverFields form={form} />
      <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('customer.save')}
      </Button>
    </PortalForm>
  );
}

/** The last day, and what the contract covers. */
function CoverFields({ form }: { form: FormFields<ContractValues> }) {
  const { t } = useText();
  const { compensationTypes } = useSettings();
  return (
    <>
      <TextField
        {...form.field('validTo')}
        label={t('customer.validTo')}
        description={t('customer.validToHint')}
        width="10rem"
        autoComplete="off"
      />
      <CheckboxGroup
        {...form.field('compTypes')}
        label={t('customer.compTypes')}
        description={t('customer.compTypesHint')}
        options={compensationTypes.map(({ code, term }) => ({ id: code, label: `${term} (${code})` }))}
      />
      <TextArea {...form.field('exceptionComment')} label={t('customer.exceptionComment')} />
    </>
  );
}
