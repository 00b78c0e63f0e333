import { Disclosure, type DisclosureProps, Skeleton } from '@nimio/design-system';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import type { Language } from '@nimio/domain/language';
import type { ReactNode } from 'react';
import { late } from '../page/late';
import { useSettings } from '../settings/use-settings';

/** Whether it is open, when the page controls it. */
type Opening = Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'>;

interface InfoBoxProps extends Opening {
  place: InfoPlace;
}

const InfoText = late(() => import('./InfoText'), { fallback: () => <Skeleton lines={3} />, margin: '0px' });

/**
 * An editor's help text for this place, collapsed by default; the page may store whether it is open. The text is fetched
 * when it is opened. Renders nothing when the editors have written none.
 */
export function InfoBox({ place, ...opening }: InfoBoxProps) {
  const { infoTexts } = useSettings();
  const found = infoTexts.find((text) => text.place === place);
  return (
    found && (
      <InfoDisclosure {...opening} title={found.title} language={found.language}>
        <InfoText place={place} />
      </InfoDisclosure>
    )
  );
}

interface InfoDisclosureProps extends Opening {
  /** The label of the button. */
  title: string;
  /** The language of the title. */
  language: Language;
  children: ReactNode;
}

/** A help text behind its title. */
export const InfoDisclosure = ({ title, language, children, ...opening }: InfoDisclosureProps) => (
  <Disclosure {...opening} level={2} title={<span lang={language}>{title}</span>}>
    {children}
  </Disclosure>
);
