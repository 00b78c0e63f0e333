import { Button, Notice } from '@nimio/design-system';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';

/** In place of what could not be read: what failed, and another try. The rest of the page goes on working. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return (
    <Notice
      tone="danger"
      role="alert"
      actions={
        <Button variant="second" onPress={onRetry}>
          {t('page.tryAgain')}
        </Button>
      }
    >
      <p>{ofFailure(error)}</p>
    </Notice>
  );
}
