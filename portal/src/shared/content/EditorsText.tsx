import { Text, TextColumn } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import { useText } from '../intl/use-text';
import MarkdownText from '../markdown/MarkdownText';

interface EditorsTextProps {
  text: string;
  /** The language of the text. */
  language: Language;
}

/** An editor's text; when its language differs from the page's, a note says so, and the `lang` attribute is set. */
export function EditorsText({ text, language }: EditorsTextProps) {
  return (
    <>
      <OtherLanguage language={language} />
      <TextColumn lang={language}>
        <MarkdownText text={text} />
      </TextColumn>
    </>
  );
}

/** Says that a text is not in the page's language. */
export function OtherLanguage({ language }: { language: Language }) {
  const { t, language: spoken } = useText();
  if (language === spoken) return null;
  return <Text tone="muted">{t(`content.only_${language}`)}</Text>;
}
