import { useLocale } from 'react-aria-components/I18nProvider';
import { useStrings } from '../strings/use-strings';
import type { FileTerms, Refusal } from './check-files';
import { fileSize } from './file-size';
import { fileUploadStrings } from './file-upload.strings';

/** The messages of `FileUpload` about files and what is accepted. */
export function useFileMessages() {
  const t = useStrings(fileUploadStrings);
  const { locale } = useLocale();
  const size = (bytes: number) => fileSize(bytes, { kilo: t('kilo'), mega: t('mega') });
  const types = (endings: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      endings.map((ending) => ending.toUpperCase()),
    );
  return {
    t,
    size,
    /** What is accepted: formats and the maximum size. */
    terms: (terms: FileTerms) => t('terms', { types: types(terms.types), size: size(terms.maxSize) }),
    /** Why a file was refused, and what to choose instead. */
    refusal: ({ name, reason }: Refusal, terms: FileTerms) =>
      t(reason, { name, types: types(terms.types), size: size(terms.maxSize) }),
  };
}
