import { Box, IconButton, TextInput, VisuallyHidden } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { forwardRef, useRef } from 'react';
import { contentDays } from '../../content/content-dates.js';
import { useMessages } from '../language.js';
import { readDay, shownDay } from './typed-dates.js';

interface Props {
  text: string;
  disabled: boolean;
  hasError: boolean;
  onChange: (text: string) => void;
  /** For a day from the calendar, if that is more than typing it. */
  onChoose?: (text: string) => void;
}

/** A date as text, and the browser's own calendar to choose it from. */
export const DayText = forwardRef<HTMLInputElement, Props>(function DayText(
  { text, disabled, hasError, onChange, onChoose = onChange },
  ref,
) {
  const { t } = useMessages();
  const calendar = useRef<HTMLInputElement>(null);
  const button = (
    <Box position="relative">
      <VisuallyHidden>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={contentDays.first}
          max={contentDays.last}
          value={readDay(text) ?? ''}
          onChange={({ target }) => onChoose(shownDay(target.value))}
        />
      </VisuallyHidden>
      <IconButton
        label={t('nimio.date.calendar')}
        variant="ghost"
        size="XS"
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar />
      </IconButton>
    </Box>
  );
  return (
    <TextInput
      ref={ref}
      value={text}
      placeholder={t('nimio.date.placeholder')}
      autoComplete="off"
      disabled={disabled}
      hasError={hasError}
      endAction={button}
      onChange={({ target }) => onChange(target.value)}
    />
  );
});
