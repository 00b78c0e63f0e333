import { Text, TextColumn } from '@nimio/design-system';
import type { Language } from '@nimio/domain/language';
import { useText } from '../intl/use-text';
import { Markdown } from '../markdown/Markdown';

interface EditorsTextProps {
  text: string;
  /** That the text is in. */
  language: Language;
}

/** A text of the editors to read; in another language than the page's it says so, in words and to screen readers. */
export function EditorsText({ text, language }: EditorsTextProps) {
  return (
    <>
      <OtherLanguage language={language} />
      <TextColumn lang={language}>
        <Markdown text={text} />
      </TextColumn>
    </>
  );
}

/** Why a text is not in the page's language; nothing when it is. */
export function OtherLanguage({ language }: { language: Language }) {
  const { t, language: spoken } = useText();
  if (language === spoken) return null;
  return <Text tone="muted">{t(`content.only_${language}`)}</Text>;
}
