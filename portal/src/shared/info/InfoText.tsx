import { Skeleton } from '@nimio/design-system';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { getInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import { useContent } from '../content/use-content';
import { InfoDisclosure, type Opening } from './InfoDisclosure';

export interface InfoTextProps extends Opening {
  place: InfoPlace;
}

/** Use `InfoBox`, which loads this after the rest of the page. */
export default function InfoText({ place, ...opening }: InfoTextProps) {
  const { shown, error } = useContent(getInfoTexts);
  if (!shown && !error) return <Skeleton lines={0} />;
  const found = shown?.texts.find((text) => text.place === place);
  return found ? <InfoDisclosure {...found} opening={opening} /> : null;
}
