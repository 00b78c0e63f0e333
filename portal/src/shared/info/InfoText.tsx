import { RetryNotice, Skeleton } from '@nimio/design-system';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { getInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import { useContent } from '../content/use-content';
import { useErrorText } from '../errors/error-text';
import { HelpText } from './HelpText';

/** Fetches the help text of a place; loaded by `InfoBox` when it is opened. */
export default function InfoText({ place }: { place: InfoPlace }) {
  const { shown, error, reload } = useContent(getInfoTexts);
  const { ofFailure } = useErrorText();
  if (error) return <RetryNotice onRetry={reload}>{ofFailure(error)}</RetryNotice>;
  if (!shown) return <Skeleton lines={3} />;
  const found = shown.texts.find((text) => text.place === place);
  return found ? <HelpText {...found} /> : null;
}
