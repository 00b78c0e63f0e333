import { readInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import { useContent } from '../content/use-content';
import type { InfoBoxProps } from './InfoBox';
import { InfoDisclosure } from './InfoDisclosure';

/** Use `InfoBox`, which loads this when the rest of the page is there. */
export default function InfoText({ place, ...opening }: InfoBoxProps) {
  const { shown } = useContent(readInfoTexts);
  const found = shown?.texts.find((text) => text.place === place);
  return found ? <InfoDisclosure {...found} {...opening} /> : null;
}
