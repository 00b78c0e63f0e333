import { Button, CopyButton, PrinterIcon } from '@nimio/design-system';
import { useLocation } from 'react-router';
import { useText } from '../intl/use-text';
import { ToolRow } from '../page/layout';

/** Puts the page on paper, or its address into a message: whoever follows it reads it in the same language. */
export function PageActions() {
  const { t, language } = useText();
  const { pathname } = useLocation();
  const link = `${window.location.origin}${pathname}?${new URLSearchParams({ language }).toString()}`;
  return (
    <ToolRow>
      <Button variant="quiet" size="sm" icon={<PrinterIcon />} onPress={() => window.print()}>
        {t('content.print')}
      </Button>
      <CopyButton text={link} label={t('content.copyLink')} />
    </ToolRow>
  );
}
