import { useEffect } from 'react';
import { useText } from '../intl/use-text';
import { settings } from '../settings/settings';

let title = '';
let prefix = '';

function write(): void {
  document.title = `${prefix}${title ? `${title} – ` : ''}${settings().portalName}`;
}

/** Names the page in the browser's tab; usually the same words as its `h1`. */
export function usePageTitle(words: string): void {
  useEffect(() => {
    title = words;
    write();
  }, [words]);
}

/** "Virhe: " before the title while a form has errors after a failed submit. */
export function useErrorInTitle(hasErrors: boolean): void {
  const { t } = useText();
  const words = hasErrors ? t('page.errorPrefix') : '';
  useEffect(() => {
    prefix = words ? `${words} ` : '';
    write();
    return () => {
      prefix = '';
      write();
    };
  }, [words]);
}
