import { Button } from '../../src/button/Button';
import { LinkButton } from '../../src/link-button/LinkButton';
import { Stamp } from '../../src/stamp/Stamp';
import { TextColumn } from '../../src/text-column/TextColumn';
import { Actions } from './layout';
import { useSpoken } from './spoken';
import { wizardTexts } from './wizard.texts';

/** The end of the way: what has been done, by its date, and what happens without the person from now on. */
export function Sent({ onAnother }: { onAnother: () => void }) {
  const t = useSpoken(wizardTexts);
  return (
    <TextColumn>
      <p>
        <Stamp isFresh tilt={-3}>
          21.11.2026
        </Stamp>
      </p>
      <h2>{t.then}</h2>
      <ol>
        <li>{t.thenListed}</li>
        <li>{t.thenAsked}</li>
        <li>{t.thenPaid}</li>
      </ol>
      <Actions>
        <LinkButton href="/works">{t.toList}</LinkButton>
        <Button variant="second" onPress={onAnother}>
          {t.another}
        </Button>
      </Actions>
    </TextColumn>
  );
}
