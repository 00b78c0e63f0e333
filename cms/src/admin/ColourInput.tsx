import { contrast, enoughContrast, isColour } from '@nimio/domain/colour/contrast';
import { Box, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, forwardRef, type ReactNode } from 'react';
import { useMessages } from './language.js';

/** The portal's pages in both themes (design-system/src/tokens/papers.ts). */
const papers = { light: '#faf7f0', dark: '#15171c' };

interface Props {
  name: string;
  label: string;
  value?: string | null;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Notes({ colour }: { colour: string }) {
  const { t, language } = useMessages();
  const ratio = contrast(colour, papers.light);
  const written = ratio.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div role="status">
      {ratio < enoughContrast && (
        <Typography variant="pi" textColor="warning700" tag="p">
          {t('nimio.colour.weak').replace('{ratio}', written)}
        </Typography>
      )}
      {contrast(colour, papers.dark) < enoughContrast && (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {t('nimio.colour.dark')}
        </Typography>
      )}
    </div>
  );
}

/** A colour as text and in the browser's own picker, with how the portal adapts a weak one. */
const ColourInput = forwardRef<HTMLInputElement, Props>(function ColourInput(
  { name, label, value, hint, error, required = false, disabled = false, onChange },
  ref,
) {
  const { t } = useMessages();
  const colour = value && isColour(value) ? value.toLowerCase() : undefined;
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Field.Label>{label}</Field.Label>
        <Flex gap={2}>
          <input
            type="color"
            name={name}
            aria-label={t('nimio.colour.picker')}
            value={colour ?? '#ffffff'}
            disabled={disabled}
            onChange={onChange}
            style={{ width: 48, height: 40, padding: 2, flexShrink: 0 }}
          />
          <Box flex="1">
            <TextInput
              ref={ref}
              name={name}
              value={value ?? ''}
              placeholder="#rrggbb"
              disabled={disabled}
              onChange={onChange}
            />
          </Box>
        </Flex>
        {colour && <Notes colour={colour} />}
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
});

export default ColourInput;
