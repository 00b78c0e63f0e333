import { Button } from '../../src/button/Button';
import { DescriptionList } from '../../src/description-list/DescriptionList';
import { FieldGroup } from '../../src/field-group/FieldGroup';
import { Heading } from '../../src/heading/Heading';
import { NumberField } from '../../src/number-field/NumberField';
import { RadioGroup } from '../../src/radio-group/RadioGroup';
import { TextField } from '../../src/text-field/TextField';
import type { FormState } from '../../src/use-form/use-form';
import { Between } from './layout';
import { useSpoken } from './spoken';
import { type Claim, roleOf, roles, type Step } from './wizard';
import { wizardTexts } from './wizard.texts';

interface StepProps {
  form: Pick<FormState<Claim>, 'field'>;
}

export function WorkStep({ form }: StepProps) {
  const t = useSpoken(wizardTexts);
  return (
    <>
      <TextField
        {...form.field('isbn')}
        label={t.isbn}
        description={t.isbnHint}
        autoComplete="off"
        width="18rem"
        isRequired
      />
      <TextField {...form.field('name')} label={t.name} width="30rem" isRequired />
      <FieldGroup>
        <TextField {...form.field('publisher')} label={t.publisher} width="20rem" isRequired />
        <TextField {...form.field('year')} label={t.year} inputMode="numeric" width="9rem" isRequired />
      </FieldGroup>
    </>
  );
}

export function ShareStep({ form }: StepProps) {
  const t = useSpoken(wizardTexts);
  return (
    <>
      <RadioGroup
        {...form.field('role')}
        label={t.role}
        isRequired
        options={roles.map((id) => ({
          id,
          label: t.roles[id],
          ...(id === 'illustrator' && { description: t.notPaid }),
        }))}
      />
      <NumberField
        {...form.field('heads')}
        label={t.heads}
        description={t.headsHint}
        minValue={1}
        maxValue={99}
        isRequired
      />
    </>
  );
}

interface CheckStepProps {
  claim: Claim;
  /** Goes back to a step, with everything kept. */
  onChange: (step: Step) => void;
}

/** Everything once more, by steps, and the way back into each. */
export function CheckStep({ claim, onChange }: CheckStepProps) {
  const t = useSpoken(wizardTexts);
  const { isbn, name, publisher, year, heads } = claim;
  const role = roleOf(claim);
  const parts = [
    {
      step: 'work',
      facts: [
        { term: t.isbn, value: isbn },
        { term: t.name, value: name },
        { term: t.publisher, value: publisher },
        { term: t.year, value: year },
      ],
    },
    {
      step: 'share',
      facts: [
        { term: t.role, value: role && t.roles[role] },
        { term: t.heads, value: heads },
      ],
    },
  ] as const;
  return parts.map(({ step, facts }) => (
    <Between key={step}>
      <Heading level={3}>{t.steps[step]}</Heading>
      <DescriptionList items={facts} />
      <Button variant="quiet" size="sm" onPress={() => onChange(step)}>
        {t.change[step]}
      </Button>
    </Between>
  ));
}
