import { Button, Notice, ReadOnlyList } from '@nimio/design-system';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';

export interface ConflictRow {
  label: string;
  /** Both as the person reads them. */
  own: string;
  current: string;
}

interface ConflictChoiceProps {
  rows: readonly ConflictRow[];
  onKeepOwn: () => void;
  onTakeCurrent: () => void;
}

/** Both versions of what was changed in two places, and the choice between them. */
export function ConflictChoice({ rows, onKeepOwn, onTakeCurrent }: ConflictChoiceProps) {
  const { t } = useText();
  const orNothing = (value: string) => value || t('conflictChoice.nothing');
  return (
    <Above>
      <Notice
        tone="warn"
        title={t('conflictChoice.title')}
        actions={
          <>
            <Button variant="second" onPress={onKeepOwn}>
              {t('conflictChoice.keepOwn')}
            </Button>
            <Button variant="second" onPress={onTakeCurrent}>
              {t('conflictChoice.takeCurrent')}
            </Button>
          </>
        }
      >
        <ReadOnlyList
          items={rows.map(({ label, own, current }) => ({
            term: label,
            value: (
              <>
                {t('conflictChoice.own', { value: orNothing(own) })}
                <br />
                {t('conflictChoice.current', { value: orNothing(current) })}
              </>
            ),
          }))}
        />
      </Notice>
    </Above>
  );
}
