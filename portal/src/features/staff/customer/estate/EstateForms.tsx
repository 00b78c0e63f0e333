import {
  Button,
  DescriptionList,
  formatDate,
  Money,
  Notice,
  RadioGroup,
  Skeleton,
  Text,
  TextArea,
  TextField,
  toast,
} from '@nimio/design-system';
import { searchCustomerData } from '@nimio/domain/customer/customer.endpoints';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { createEstate, getEstatePlan, linkEstate, updateEstate } from '@nimio/domain/estate/estate.endpoints';
import {
  type EstateRole,
  estateRoleSchema,
  estateRoles,
  newEstateSchema,
} from '@nimio/domain/estate/estate.schema';
import type { EstatePlan } from '@nimio/domain/estate/estate.types';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client';
import { useEndpoint } from '../../../../api/use-endpoint';
import { encodeFinding } from '../../../../shared/form/field-finding';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Actions, Around } from '../../../../shared/page/layout';

interface EstateFormProps {
  profileHash: string;
  onChange: () => Promise<unknown>;
  onSaved: () => void;
}

function useRoleOptions() {
  const { language } = useText();
  return estateRoles.map((id) => ({ id, label: termOfRole(id, language) }));
}

/** What would move to the estate of an author. */
function Plan(plan: EstatePlan) {
  const { t } = useText();
  return (
    <DescriptionList
      items={[
        { term: t('estate.authorNames'), value: plan.authorNames },
        { term: t('estate.works'), value: plan.works },
        { term: t('estate.deals'), value: plan.deals },
        { term: t('estate.suggestions'), value: plan.suggestions },
        { term: t('estate.contracts'), value: plan.contracts },
        { term: t('estate.reserved'), value: <Money cents={plan.reservedInCents} /> },
        { term: t('estate.unpaid'), value: <Money cents={plan.unpaidInCents} /> },
      ]}
    />
  );
}

/** Creates the estate of an author who has died, after showing what it takes over. */
export function CreateEstateForm(props: EstateFormProps) {
  const { profileHash } = props;
  const { data, error, reload } = useEndpoint(getEstatePlan, { params: { profileHash } });
  if (data) return <CreateForm {...props} plan={data} />;
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={6} />;
}

function CreateForm({ profileHash, plan, onChange, onSaved }: EstateFormProps & { plan: EstatePlan }) {
  const { t } = useText();
  const navigate = useNavigate();
  const form = usePortalForm<{ role: string }>({
    name: `customer.${profileHash}.estate`,
    initial: { role: '' },
    validate: validateWith<{ role: string }>(newEstateSchema),
    neverStored: 'everything',
    texts: { 'role.required': 'estate.roleRequired', 'role.invalid': 'estate.roleRequired' },
  });
  const save = (event?: FormEvent) => {
    const created = { hash: '' };
    const create = async ({ role }: { role: string }) => {
      const body = { role: role as EstateRole };
      try {
        created.hash = (await call(createEstate, { params: { profileHash }, body })).profile.hash;
      } finally {
        // Also after a lost response the page shows an estate that was created.
        await onChange();
      }
    };
    const open = () => {
      onSaved();
      toast.success(t('estate.created'));
      void navigate(`/staff/customers/${created.hash}`);
    };
    return form.save(create, open)(event);
  };
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('estate.create')}>
      <Text>{t('estate.createBody')}</Text>
      <Plan {...plan} />
      <RadioGroup {...form.field('role')} label={t('estate.role')} options={useRoleOptions()} isRequired />
      <Button type="submit" variant="danger" isPending={form.isSubmitting}>
        {t('estate.create')}
      </Button>
    </PortalForm>
  );
}

/** Records that an estate has been settled, or that it has not. */
export function EstateRoleForm({
  profileHash,
  role: current,
  onChange,
  onSaved,
}: EstateFormProps & { role: EstateRole }) {
  const { t } = useText();
  const form = usePortalForm<{ role: string; reason: string }>({
    name: `customer.${profileHash}.estate-role`,
    initial: { role: current, reason: '' },
    validate: validateWith<{ role: string; reason: string }>(estateRoleSchema),
    neverStored: 'everything',
    texts: { 'reason.required': 'estate.reasonRequired' },
  });
  const save = form.save(
    async ({ role, reason }) => {
      await call(updateEstate, { params: { profileHash }, body: { role: role as EstateRole, reason } });
      await onChange();
    },
    () => {
      toast.success(t('estate.roleSaved'));
      onSaved();
    },
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('estate.changeRole')}>
      <RadioGroup {...form.field('role')} label={t('estate.role')} options={useRoleOptions()} />
      <TextArea {...form.field('reason')} label={t('estate.reason')} isRequired />
      <Button type="submit" isPending={form.isSubmitting}>
        {t('estate.save')}
      </Button>
    </PortalForm>
  );
}

/** Links an estate that was imported to its author, whom staff find by number and see before they confirm. */
export function LinkAuthorForm(props: EstateFormProps) {
  const [found, setFound] = useState<FoundProfile>();
  return found ? (
    <ConfirmAuthor {...props} author={found} onBack={() => setFound(undefined)} />
  ) : (
    <FindAuthor {...props} onFound={setFound} />
  );
}

const numberErrors = ({ number }: { number: string }) =>
  number.trim() ? {} : { number: encodeFinding({ code: 'required' }) };

function FindAuthor({ profileHash, onFound }: EstateFormProps & { onFound: (author: FoundProfile) => void }) {
  const { t } = useText();
  const [isUnknown, setUnknown] = useState(false);
  const form = usePortalForm({
    name: `customer.${profileHash}.author`,
    initial: { number: '' },
    validate: numberErrors,
    neverStored: 'everything',
    texts: { 'number.required': 'estate.numberRequired' },
  });
  const find = (event?: FormEvent) => {
    const author: { found?: FoundProfile | undefined } = {};
    const search = async ({ number }: { number: string }) => {
      const query = { search: number.trim(), status: 'deceased' as const, offset: 0 };
      const { records } = await call(searchCustomerData, { query });
      author.found = records.find(({ extPartyCode }) => extPartyCode === number.trim());
    };
    const show = () => {
      setUnknown(!author.found);
      if (author.found) onFound(author.found);
    };
    return form.save(search, show)(event);
  };
  return (
    <PortalForm form={form} onSubmit={find} aria-label={t('estate.link')}>
      <Text>{t('estate.linkBody')}</Text>
      <TextField
        {...form.field('number')}
        label={t('estate.authorNumber')}
        width="10rem"
        autoComplete="off"
        isRequired
      />
      {isUnknown && (
        <Around>
          <Notice tone="warning">{t('estate.numberUnknown')}</Notice>
        </Around>
      )}
      <Button type="submit" isPending={form.isSubmitting}>
        {t('estate.find')}
      </Button>
    </PortalForm>
  );
}

interface ConfirmAuthorProps extends EstateFormProps {
  author: FoundProfile;
  onBack: () => void;
}

function ConfirmAuthor({ profileHash, author, onChange, onSaved, onBack }: ConfirmAuthorProps) {
  const { t } = useText();
  const { hash: authorHash } = author;
  const { data, error, reload } = useEndpoint(getEstatePlan, { params: { profileHash: authorHash } });
  const form = usePortalForm({
    name: `customer.${profileHash}.author`,
    initial: {},
    validate: () => ({}),
    neverStored: 'everything',
  });
  const save = form.save(
    async () => {
      try {
        await call(linkEstate, { params: { profileHash }, body: { authorHash } });
      } finally {
        await onChange();
      }
    },
    () => {
      toast.success(t('estate.linked'));
      onSaved();
    },
  );
  const name = [author.profileName, author.extPartyCode].filter(Boolean).join(', ');
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('estate.link')}>
      <Text>{t('estate.confirmAuthor', { name, date: formatDate(author.diedOn ?? '') })}</Text>
      {data ? (
        <Plan {...data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} />
      )}
      <Actions>
        {data && (
          <Button type="submit" variant="danger" isPending={form.isSubmitting}>
            {t('estate.link')}
          </Button>
        )}
        <Button variant="quiet" onPress={onBack}>
          {t('estate.otherAuthor')}
        </Button>
      </Actions>
    </PortalForm>
  );
}
