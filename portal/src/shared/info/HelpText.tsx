import { TextColumn } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import { OtherLanguage } from '../content/EditorsText';
import MarkdownText from '../markdown/MarkdownText';

interface HelpTextProps {
  /** Markdown. */
  text: string;
  language: Language;
}

/** An editor's help text, in a disclosure. */
export const HelpText = ({ text, language }: HelpTextProps) => (
  <>
    <OtherLanguage language={language} />
    <TextColumn lang={language}>
      <MarkdownText text={text} />
    </TextColumn>
  </>
);
