import { useEffect } from 'react';
import { useText } from '../intl/use-text';
import { settings } from '../settings/settings';

let title = '';
/** Mounted forms that have errors. */
let formsWithErrors = 0;
let errorPrefix = '';
let unread = 0;

function write(): void {
  const prefix = formsWithErrors > 0 ? `${errorPrefix} ` : '';
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

/** Prefixes the title with "Virhe: " while any form of the page has errors after a failed submit. */
export function useErrorInTitle(hasErrors: boolean): void {
  const { t } = useText();
  const text = t('page.errorPrefix');
  useEffect(() => {
    if (!hasErrors) return;
    formsWithErrors += 1;
    errorPrefix = text;
    write();
    return () => {
      formsWithErrors -= 1;
      write();
    };
  }, [hasErrors, text]);
}

/** Prefixes the title with "(2)" for the number of unread messages. */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    unread = count;
    write();
  }, [count]);
  useEffect(
    () => () => {
      unread = 0;
      write();
    },
    [],
  );
}
