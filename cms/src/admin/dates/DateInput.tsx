import { Box, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { dateChecks } from '../../content/content-dates.js';
import { useMessages } from '../language.js';
import { writtenInWords } from '../written-time.js';
import { DayText } from './DayText.js';
import {
  dayValue,
  momentValue,
  readDay,
  shownDay,
  shownMoment,
  shownTime,
  timeValue,
} from './typed-dates.js';

type DateType = 'date' | 'datetime' | 'time';

interface Props {
  type: DateType;
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A field of the form, as the inputs of its type show and change it. */
interface Inputs {
  value: string | null;
  label: string;
  disabled: boolean;
  hasError: boolean;
  onChange: (value: string | null) => void;
}

const startOfDay = '0.00';

/** Whether the focus leaves a group of fields, rather than moving within it. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);

function Day({ value, onChange, label: _, ...rest }: Inputs & { name: string }) {
  return (
    <DayText
      ref={useFocusInputField<HTMLInputElement>(rest.name)}
      text={shownDay(value)}
      onChange={(text) => onChange(dayValue(text))}
      {...rest}
    />
  );
}

function Time({ value, label: _, onChange, ...rest }: Inputs & { name: string }) {
  return (
    <TextInput
      ref={useFocusInputField<HTMLInputElement>(rest.name)}
      value={shownTime(value)}
      placeholder="9.30"
      autoComplete="off"
      onChange={({ target }) => onChange(timeValue(target.value))}
      {...rest}
    />
  );
}

function DayAndTime({ value, label, onChange, name, ...rest }: Inputs & { name: string }) {
  const { t } = useMessages();
  const { day, time } = shownMoment(value);
  /** Without a time the day counts from its beginning; without a day there is no moment. */
  const complete = (event: FocusEvent): void => {
    if (!isLeft(event)) return;
    if (!day) onChange(null);
    else if (!time && readDay(day)) onChange(momentValue({ day, time: startOfDay }));
  };
  return (
    <Flex gap={2} alignItems="start" onBlur={complete}>
      <Box flex="2">
        <DayText
          ref={useFocusInputField<HTMLInputElement>(name)}
          text={day}
          onChange={(text) => onChange(momentValue({ day: text, time }))}
          onChoose={(text) => onChange(momentValue({ day: text, time: time || startOfDay }))}
          {...rest}
        />
      </Box>
      <Box flex="1">
        {/* A separate field, since the label belongs to the date. */}
        <Field.Root name={`${name}.time`}>
          <TextInput
            aria-label={`${label}: ${t('nimio.date.time')}`}
            value={time}
            placeholder="9.30"
            autoComplete="off"
            onChange={({ target }) => onChange(momentValue({ day, time: target.value }))}
            {...rest}
          />
        </Field.Root>
      </Box>
    </Flex>
  );
}

const inputs = { date: Day, datetime: DayAndTime, time: Time };

const unreadable = {
  date: 'nimio.date.unreadable',
  datetime: 'nimio.date.unreadableMoment',
  time: 'nimio.date.unreadableTime',
} as const;

/**
 * The field of a date, a time or both in all types of content. Strapi's own reads a text by the order of the language
 * of the admin, so that a date as the admin shows it becomes another one. This one shows what it has understood.
 */
export function DateInput({
  type,
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: Props) {
  const { t, language } = useMessages();
  const { value, error, onChange } = useField<string | null>(name);
  const [isTyping, setIsTyping] = useState(false);
  const isWritten = Boolean(value && dateChecks[type]?.(value));
  const ownError = value && !isWritten && !isTyping ? t(unreadable[type]) : undefined;
  const Input = inputs[type];
  const onBlur = (event: FocusEvent): void => {
    if (isLeft(event)) setIsTyping(false);
  };
  return (
    <Field.Root name={name} hint={hint} error={ownError ?? error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1} onFocus={() => setIsTyping(true)} onBlur={onBlur}>
        <Field.Label action={labelAction}>{label}</Field.Label>
        <Input
          name={name}
          label={label}
          value={value ?? null}
          disabled={disabled}
          hasError={Boolean(ownError ?? error)}
          onChange={(next) => onChange(name, next)}
        />
        <Typography variant="pi" textColor="neutral800" role="status">
          {isWritten && type !== 'time' ? writtenInWords(value ?? '', type, language) : ''}
        </Typography>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
