import { Button, type ButtonProps, PrinterIcon } from '@nimio/design-system';
import { useText } from '../intl/use-text';

interface PrintButtonProps extends Pick<ButtonProps, 'size' | 'isPending'> {
  /** Replaces printing the current page. */
  print?: () => void;
}

/** A button that prints. */
export function PrintButton({ print = () => window.print(), ...rest }: PrintButtonProps) {
  const { t } = useText();
  return (
    <Button {...rest} variant="quiet" icon={<PrinterIcon />} onPress={print}>
      {t('page.print')}
    </Button>
  );
}
