import { CopyButton } from '@nimio/design-system';
import { useLocation } from 'react-router';
import { useText } from '../intl/use-text';
import { ToolRow } from '../page/frame-layout';
import { PrintButton } from '../page/PrintButton';

/** Prints the page, or copies its address with the language. */
export function PageActions() {
  const { t, language } = useText();
  const { pathname } = useLocation();
  // The server renders the page for every address that it is reached by.
  const { origin = '' } = globalThis.location ?? {};
  const link = `${origin}${pathname}?${new URLSearchParams({ language }).toString()}`;
  return (
    <ToolRow>
      <PrintButton size="sm" />
      <CopyButton text={link} label={t('content.copyLink')} />
    </ToolRow>
  );
}
