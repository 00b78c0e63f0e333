import { useEffect } from 'react';
import { useText } from '../intl/use-text';
import { settings } from '../settings/settings';

let title = '';
let prefix = '';
let unread = 0;

function write(): void {
  const news = unread > 0 ? `(${unread}) ` : '';
  document.title = `${prefix}${news}${title ? `${title} – ` : ''}${settings().portalName}`;
}

/** Sets the document title; usually the text of the `h1`. */
export function usePageTitle(text: string): void {
  useEffect(() => {
    title = text;
    write();
  }, [text]);
}

/** Prefixes the title with "Virhe: " while a form has errors after a failed submit. */
export function useErrorInTitle(hasErrors: boolean): void {
  const { t } = useText();
  const text = hasErrors ? t('page.errorPrefix') : '';
  useEffect(() => {
    prefix = text ? `${text} ` : '';
    write();
    return () => {
      prefix = '';
      write();
    };
  }, [text]);
}

/** Prefixes the title with "(2)" for the number of unread messages. */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    unread = count;
    write();
  }, [count]);
}
