import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../src/button/Button';
import { EditorLayout } from '../../src/editor-layout/EditorLayout';
import { ErrorSummary } from '../../src/error-summary/ErrorSummary';
import { Form } from '../../src/form/Form';
import { Notice } from '../../src/notice/Notice';
import { PageHead } from '../../src/page-head/PageHead';
import { focusHeading } from '../../src/section/focus-heading';
import { Section } from '../../src/section/Section';
import { StatusSteps } from '../../src/status-steps/StatusSteps';
import { useForm } from '../../src/use-form/use-form';
import { ClaimEffect } from './ClaimEffect';
import { Actions, Between } from './layout';
import { Screen } from './Screen';
import { Sent } from './Sent';
import { useSpoken } from './spoken';
import { CheckStep, ShareStep, WorkStep } from './WizardSteps';
import {
  after,
  before,
  type Claim,
  type ClaimError,
  claimErrors,
  emptyClaim,
  type Step,
  steps,
} from './wizard';
import { wizardTexts } from './wizard.texts';

export interface WizardProps {
  /** Sends what has been checked; rejects when that was not possible. */
  onSend: (claim: Claim) => unknown;
}

/** A task that is easier in steps: one question at a time, nothing lost on the way, everything shown before the end. */
export function Wizard({ onSend }: WizardProps) {
  const t = useSpoken(wizardTexts);
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (sent: boolean) => {
    flushSync(() => setSent(sent));
    heading.current?.focus();
  };
  return (
    <Screen current="/works">
      <PageHead headingRef={heading} title={isSent ? t.done : t.title} {...(!isSent && { lead: t.lead })} />
      {isSent ? <Sent onAnother={() => turn(false)} /> : <Steps onSend={onSend} onSent={() => turn(true)} />}
    </Screen>
  );
}

function Steps({ onSend, onSent }: WizardProps & { onSent: () => void }) {
  const t = useSpoken(wizardTexts);
  const [step, setStep] = useState<Step>('work');
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { formRef, ...form } = useForm<Claim>({
    initial: emptyClaim,
    validate: claimErrors[step],
    errorText: (code) => t.errors[code as ClaimError],
  });
  const goTo = (to: Step) => {
    flushSync(() => {
      // Errors belong to the step that is left; what was given stays.
      form.reset(form.values);
      setFailed(false);
      setStep(to);
    });
    if (place.current) focusHeading(place.current);
  };
  const leave = async (claim: Claim) => {
    const next = after(step);
    if (next) return goTo(next);
    setFailed(false);
    try {
      await onSend(claim);
    } catch {
      return setFailed(true);
    }
    onSent();
  };
  const goOn = (event: FormEvent) => void form.submit(leave)(event);
  const back = before(step);
  return (
    <>
      <Progress step={step} />
      <EditorLayout asideLabel={t.effect} aside={<ClaimEffect claim={form.values} />}>
        <Form ref={formRef} onSubmit={goOn} aria-label={t.title}>
          <ErrorSummary title={t.check(form.summary.length)} errors={form.summary} />
          <Section id={step} title={t.steps[step]}>
            <div ref={place}>
              {step === 'work' && <WorkStep form={form} />}
              {step === 'share' && <ShareStep form={form} />}
              {step === 'check' && <CheckStep claim={form.values} onChange={goTo} />}
            </div>
            {hasFailed && (
              <Between>
                <Notice tone="danger" role="alert">
                  {t.failed}
                </Notice>
              </Between>
            )}
            <Actions>
              {back && (
                <Button variant="second" isDisabled={form.isSubmitting} onPress={() => goTo(back)}>
                  {t.back}
                </Button>
              )}
              <Button type="submit" isPending={form.isSubmitting}>
                {after(step) ? t.next : t.send}
              </Button>
            </Actions>
          </Section>
        </Form>
      </EditorLayout>
    </>
  );
}

/** Where somebody is on the way. It is no menu: a step is entered by the one before it. */
function Progress({ step }: { step: Step }) {
  const t = useSpoken(wizardTexts);
  const here = steps.indexOf(step);
  return (
    <StatusSteps
      aria-label={t.stepsLabel}
      steps={steps.map((id, index) => ({
        id,
        label: t.steps[id],
        state: index < here ? 'done' : index === here ? 'current' : 'waiting',
      }))}
    />
  );
}
