import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../src/button/Button';
import { Checkbox } from '../../src/checkbox/Checkbox';
import { DescriptionList } from '../../src/description-list/DescriptionList';
import { ErrorSummary } from '../../src/error-summary/ErrorSummary';
import { FieldGroup } from '../../src/field-group/FieldGroup';
import { Form } from '../../src/form/Form';
import { FormActions } from '../../src/form-actions/FormActions';
import { Notice } from '../../src/notice/Notice';
import { PageHead } from '../../src/page-head/PageHead';
import { Section } from '../../src/section/Section';
import { SideNav, SideNavLayout } from '../../src/side-nav/SideNav';
import { TextField } from '../../src/text-field/TextField';
import { toast } from '../../src/toast/toast';
import { type FormState, useForm } from '../../src/use-form/use-form';
import { Between } from './layout';
import { Screen } from './Screen';
import { type Settings, type SettingsError, settingsErrors, storedSettings } from './settings-form';
import { settingsTexts } from './settings-form.texts';
import { useSpoken } from './spoken';
import { Taxation } from './Taxation';

export interface SettingsFormProps {
  /** Stores what has been changed; rejects when that was not possible. The form is busy until it is done. */
  onSave: (settings: Settings) => unknown;
}

/** A form that is changed now and then: sections beside their menu, and a bar that says what is unsaved. */
export function SettingsForm({ onSave }: SettingsFormProps) {
  const t = useSpoken(settingsTexts);
  const { formRef, ...form } = useForm<Settings>({
    initial: storedSettings,
    validate: settingsErrors,
    errorText: (code) => t[code as SettingsError],
  });
  const [hasFailed, setFailed] = useState(false);
  const failure = useRef<HTMLDivElement>(null);
  const save = form.submit(async (settings) => {
    await onSave(settings);
    toast.success(t.saved);
  });
  const fail = () => {
    flushSync(() => setFailed(true));
    // Who saves at the end of a long form does not see what comes over it.
    failure.current?.focus();
  };
  const send = (event: FormEvent) => {
    setFailed(false);
    void save(event).catch(fail);
  };
  const cancel = () => {
    setFailed(false);
    form.reset();
  };
  return (
    <Screen unread={2} open={1}>
      <PageHead title={t.title} />
      <SideNavLayout
        menu={<Menu hasError={form.summary.length > 0} />}
        backHref="/settings?open=true"
        backLabel={t.title}
      >
        <Form ref={formRef} onSubmit={send} aria-label={t.title}>
          {hasFailed && (
            <Between ref={failure} tabIndex={-1}>
              <Notice tone="danger" role="alert">
                {t.notSaved}
              </Notice>
            </Between>
          )}
          <ErrorSummary title={t.check(form.summary.length)} errors={form.summary} />
          <BasicDetails form={form} />
          <Taxation />
          <Section id="contacts" title={t.contacts}>
            <Checkbox {...form.field('mayWrite')}>{t.mayWrite}</Checkbox>
            <Checkbox {...form.field('mayCall')}>{t.mayCall}</Checkbox>
          </Section>
          <FormActions changes={form.changes} message={t.changes(form.changes)}>
            <Button variant="quiet" isInactive={form.changes === 0} onPress={cancel}>
              {t.cancel}
            </Button>
            <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0}>
              {t.save}
            </Button>
          </FormActions>
        </Form>
      </SideNavLayout>
    </Screen>
  );
}

/** Only basic details can be wrong, so the mark is theirs. */
function Menu({ hasError }: { hasError: boolean }) {
  const t = useSpoken(settingsTexts);
  return (
    <SideNav
      label={t.title}
      currentHref="#basic"
      groups={[
        [
          { href: '#basic', label: t.basic, ...(hasError && { error: t.hasError }) },
          { href: '#tax', label: t.tax },
          { href: '#contacts', label: t.contacts },
        ],
        [
          { href: '/settings/bank', label: t.bank },
          { href: '/settings/email', label: t.email },
        ],
      ]}
    />
  );
}

/** What cannot be changed here is text; each field is as wide as what it expects. */
function BasicDetails({ form }: { form: Pick<FormState<Settings>, 'field'> }) {
  const t = useSpoken(settingsTexts);
  return (
    <Section id="basic" title={t.basic}>
      <DescriptionList
        items={[
          { term: t.username, value: 'inka.vuorela' },
          { term: t.name, value: 'Inka Maria Vuorela' },
          { term: t.code, value: '••••••-123A' },
        ]}
      />
      <TextField
        {...form.field('streetAddress')}
        label={t.streetAddress}
        autoComplete="address-line1"
        width="30rem"
        isRequired
      />
      <FieldGroup>
        <TextField
          {...form.field('zipCode')}
          label={t.zipCode}
          autoComplete="postal-code"
          width="9rem"
          isRequired
        />
        <TextField
          {...form.field('town')}
          label={t.town}
          autoComplete="address-level2"
          width="20rem"
          isRequired
        />
      </FieldGroup>
      <TextField
        {...form.field('phone')}
        label={t.phone}
        description={t.phoneHint}
        type="tel"
        autoComplete="tel"
        width="18rem"
      />
      <TextField
        {...form.field('email')}
        label={t.emailAddress}
        type="email"
        autoComplete="email"
        width="24rem"
      />
    </Section>
  );
}
