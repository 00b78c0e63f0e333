import { Disclosure, type DisclosureProps } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import { EditorsText } from '../content/EditorsText';

/** Whether it is open, where the page keeps that. */
export type Opening = Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'>;

interface InfoDisclosureProps {
  /** The words that one presses. */
  title: string;
  text: string;
  /** That both are in. */
  language: Language;
  opening?: Opening;
}

/** A text of help behind its title. */
export const InfoDisclosure = ({ title, text, language, opening }: InfoDisclosureProps) => (
  <Disclosure {...opening} level={2} title={<span lang={language}>{title}</span>}>
    <EditorsText text={text} language={language} />
  </Disclosure>
);
