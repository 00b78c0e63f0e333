import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { useFocusOnLeaving } from '../section/use-focus-on-leaving';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { UploadItem } from './upload-item';
import { useFileWords } from './use-file-words';
import { WrongLine } from './WrongLine';

interface UploadListProps {
  /** `id` of the words that name the list. */
  labelId: string;
  /** In the order of choosing. */
  items: readonly UploadItem[];
  /** Takes one away, or stops it. */
  onRemove: (id: string) => void;
  /** Sends one again. */
  onRetry: ((id: string) => void) | undefined;
}

/** The files of a `FileUpload`, one line for each. */
export function UploadList({ labelId, items, onRemove, onRetry }: UploadListProps) {
  return (
    <List aria-labelledby={labelId}>
      {items.map((item) => (
        <Row
          key={item.id}
          {...item}
          onRemove={() => onRemove(item.id)}
          onRetry={onRetry && (() => onRetry(item.id))}
        />
      ))}
    </List>
  );
}

interface RowProps extends UploadItem {
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

function Row({ name, size, state, progress, error, onRemove, onRetry }: RowProps) {
  const { t, size: sizeInWords } = useFileWords();
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeaving(row, toNeighbour);
  return (
    <li ref={row} data-state={state}>
      <FileText aria-hidden />
      <span className="name">
        {name} <span className="size">{sizeInWords(size)}</span>
      </span>
      <span className="acts">
        {state === 'failed' && onRetry && <Retry name={name} onRetry={onRetry} />}
        <Button variant="quiet" size="sm" onPress={onRemove}>
          {t(state === 'sending' ? 'stop' : 'remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
      <div className="state">
        {state === 'ready' && t('ready')}
        {state === 'sending' && <ProgressBar label={t('sending')} value={progress} />}
        {state === 'done' && (
          <>
            <CircleCheck aria-hidden /> {t('done')}
          </>
        )}
        {state === 'failed' && <WrongLine>{error ?? t('failed')}</WrongLine>}
      </div>
    </li>
  );
}

function Retry({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { t } = useFileWords();
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnLeaving(button, toLastButton);
  return (
    <Button ref={button} variant="quiet" size="sm" onPress={onRetry}>
      {t('retry')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** From a file that goes to the next one, else to the button that chooses. */
function toNeighbour(row: HTMLElement) {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('.acts > :last-child') ?? chooser(row);
  target?.focus();
}

const chooser = (row: HTMLElement) => row.closest('[data-upload]')?.querySelector('button');

/** From "try again", which goes when it is pressed, to the button beside it. */
const toLastButton = (button: HTMLElement) => (button.nextElementSibling as HTMLElement | null)?.focus();

const List = styled.ul`
  margin-top: var(--s3);
  border-top: 1px solid var(--rule-strong);
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: 0 var(--s2);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--rule);
  }
  li > svg { margin-top: 0.7rem; }
  .name { padding-block: 0.6rem 0; overflow-wrap: anywhere; }
  .size { color: var(--muted); font-size: var(--small); white-space: nowrap; }
  .acts { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 var(--s5); }
  .state { grid-column: 2 / -1; color: var(--muted); font-size: var(--small); }
  [data-state='done'] .state { color: var(--ok); font-weight: 600; }
  .state > svg { width: 1.125rem; height: 1.125rem; }
  @media (max-width: 727px) { .acts { grid-column: 2 / -1; grid-row: 3; justify-content: flex-start; } }
`;
