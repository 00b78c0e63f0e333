import { Disclosure } from '@nimio/design-system';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { readInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import { EditorsText } from '../content/EditorsText';
import { useContent } from '../content/use-content';

/** Use `InfoBox`, which loads this when the rest of the page is there. */
export default function InfoText({ place }: { place: InfoPlace }) {
  const { shown } = useContent(readInfoTexts);
  const found = shown?.texts.find((text) => text.place === place);
  if (!found) return null;
  const { title, text, language } = found;
  return (
    <Disclosure title={<span lang={language}>{title}</span>}>
      <EditorsText text={text} language={language} />
    </Disclosure>
  );
}
