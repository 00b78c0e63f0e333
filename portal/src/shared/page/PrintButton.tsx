import { Button, type ButtonProps, PrinterIcon } from '@nimio/design-system';
import { useText } from '../intl/use-text';

interface PrintButtonProps extends Pick<ButtonProps, 'size' | 'isPending'> {
  /** In place of the page as it stands. */
  print?: () => void;
}

/** To paper. */
export function PrintButton({ print = () => window.print(), ...rest }: PrintButtonProps) {
  const { t } = useText();
  return (
    <Button {...rest} variant="quiet" icon={<PrinterIcon />} onPress={print}>
      {t('page.print')}
    </Button>
  );
}
