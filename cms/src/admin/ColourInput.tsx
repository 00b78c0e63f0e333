import { contrast, enoughContrast, isColour } from '@nimio/domain/colour/contrast';
import { Box, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, forwardRef, type ReactNode } from 'react';
import { useWords } from './language.js';
import type { Words } from './names/words.js';

/** The portal's pages in both themes (design-system/src/tokens/accent.ts). */
const papers = { light: '#faf7f0', dark: '#15171c' };

const texts = {
  picker: ['Valitse väri', 'Välj färg', 'Choose the colour'],
  weak: [
    'Väri on liian vaalea tekstiksi portaalin vaalealla pohjalla: kontrasti on {ratio}, kun vähintään 4,5 tarvitaan. Portaali tummentaa sen itse linkeissä ja painikkeissa. Väri näkyy sellaisenaan vain koristeena.',
    'Färgen är för ljus för text på portalens ljusa botten: kontrasten är {ratio} och minst 4,5 behövs. Portalen gör den själv mörkare i länkar och knappar. Färgen visas som den är bara som dekoration.',
    'The colour is too light for text on the portal’s light pages: its contrast is {ratio} and at least 4.5 is needed. The portal itself darkens it in links and buttons. As it is it shows only as decoration.',
  ],
  dark: [
    'Tummassa teemassa portaali vaalentaa värin itse.',
    'I det mörka temat gör portalen själv färgen ljusare.',
    'In the dark theme the portal itself lightens the colour.',
  ],
} as const satisfies Record<string, Words>;

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
  const { say, language } = useWords();
  const ratio = contrast(colour, papers.light);
  const written = ratio.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div role="status">
      {ratio < enoughContrast && (
        <Typography variant="pi" textColor="warning700" tag="p">
          {say(texts.weak).replace('{ratio}', written)}
        </Typography>
      )}
      {contrast(colour, papers.dark) < enoughContrast && (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {say(texts.dark)}
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
  const { say } = useWords();
  const colour = value && isColour(value) ? value.toLowerCase() : undefined;
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Field.Label>{label}</Field.Label>
        <Flex gap={2}>
          <input
            type="color"
            name={name}
            aria-label={say(texts.picker)}
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
