import { Disclosure, type DisclosureProps } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import { EditorsText } from '../content/EditorsText';

/** Whether it is open, when the page controls it. */
export type Opening = Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'>;

interface InfoDisclosureProps {
  /** The label of the button. */
  title: string;
  text: string;
  /** The language of both. */
  language: Language;
  opening?: Opening;
}

/** A help text behind its title. */
export const InfoDisclosure = ({ title, text, language, opening }: InfoDisclosureProps) => (
  <Disclosure {...opening} level={2} title={<span lang={language}>{title}</span>}>
    <EditorsText text={text} language={language} />
  </Disclosure>
);
