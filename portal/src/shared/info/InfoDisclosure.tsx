import { Disclosure, type DisclosureProps, TextColumn } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import { OtherLanguage } from '../content/EditorsText';
import { CollapsedMarkdown } from '../markdown/Markdown';

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
    <OtherLanguage language={language} />
    <TextColumn lang={language}>
      <CollapsedMarkdown text={text} />
    </TextColumn>
  </Disclosure>
);
