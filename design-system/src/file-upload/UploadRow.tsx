import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { wrongStyles } from '../field/field-styles';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { useFocusOnLeaving } from '../section/use-focus-on-leaving';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { useFileMessages } from './use-file-messages';

/** A chosen file: being sent, or failed. */
export interface UploadItem {
  /** Name with its extension: "verokortti.pdf". */
  name: string;
  /** Bytes. */
  size: number;
  /** The progress, 0 to 100; without it the bar is indeterminate. */
  progress?: number;
  /** Why it has failed and what to do. */
  error?: string;
}

interface UploadRowProps extends UploadItem {
  /** Removes or aborts it. */
  onRemove: () => void;
  /** Sends it again. */
  onRetry: (() => void) | undefined;
}

/** The file of a `FileUpload`: its progress, or why it has failed. */
export function UploadRow({ name, size, progress, error, onRemove, onRetry }: UploadRowProps) {
  const { t, size: formatSize } = useFileMessages();
  const row = useRef<HTMLDivElement>(null);
  useFocusOnLeaving(row, toChooser);
  return (
    <Row ref={row}>
      <FileText aria-hidden />
      <span className="name">
        {name} <span className="size">{formatSize(size)}</span>
      </span>
      <span className="actions">
        {error !== undefined && onRetry && <Retry name={name} onRetry={onRetry} />}
        <Button variant="quiet" size="sm" onPress={onRemove}>
          {t(error === undefined ? 'stop' : 'remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
      <div className="state">
        {error === undefined ? (
          <ProgressBar label={t('sending')} value={progress} />
        ) : (
          <WrongLine>{error}</WrongLine>
        )}
      </div>
    </Row>
  );
}

function Retry({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { t } = useFileMessages();
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnLeaving(button, toLastButton);
  return (
    <Button ref={button} variant="quiet" size="sm" onPress={onRetry}>
      {t('retry')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** What is wrong with a file or with the choice, and what to do. */
export function WrongLine({ children }: { children: ReactNode }) {
  return (
    <Wrong>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Wrong>
  );
}

/** Moves the focus from a removed file to the choose button. */
const toChooser = (row: HTMLElement) => row.closest('[data-upload]')?.querySelector('button')?.focus();

/** Moves the focus from the retry button, which disappears on a press, to the button next to it. */
const toLastButton = (button: HTMLElement) => (button.nextElementSibling as HTMLElement | null)?.focus();

const Wrong = styled.p`
  ${wrongStyles}
  margin-bottom: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: 0 var(--s2);
  margin-top: var(--s3);
  padding-block: var(--s2);
  border-block: 1px solid var(--rule-strong);
  border-bottom-color: var(--rule);
  > svg { margin-top: 0.7rem; }
  .name { padding-block: 0.6rem 0; overflow-wrap: anywhere; }
  .size { color: var(--muted); font-size: var(--small); white-space: nowrap; }
  .actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 var(--s5); }
  .state { grid-column: 2 / -1; color: var(--muted); font-size: var(--small); }
  @media (max-width: 727px) { .actions { grid-column: 2 / -1; grid-row: 3; justify-content: flex-start; } }
`;
